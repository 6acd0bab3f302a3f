"""XXX Diplomacy: the eighteen cards; XXVIII.A-F the Foedus, which Empires offer without one."""
