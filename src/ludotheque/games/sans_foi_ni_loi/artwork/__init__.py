"""The drawings of Sans Foi Ni Loi, and the tools to draw them."""
