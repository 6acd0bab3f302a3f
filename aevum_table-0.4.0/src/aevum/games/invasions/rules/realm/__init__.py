"""What a whole match has beyond its map: cards, religions, heresies, promises, and how nations stand."""
