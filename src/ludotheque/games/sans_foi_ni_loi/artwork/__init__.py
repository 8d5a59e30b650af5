"""What the pictures of Sans Foi Ni Loi are drawn with, and of."""
