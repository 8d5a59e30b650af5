"""The drawings that `draw` shows: black ink on bone paper, and one red."""
