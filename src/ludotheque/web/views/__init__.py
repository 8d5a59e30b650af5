"""What people see: scenes, stages and pages, in French and English."""
