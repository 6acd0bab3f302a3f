"""Buildings as they stand: raised, damaged, destroyed, and the control markers they give."""
