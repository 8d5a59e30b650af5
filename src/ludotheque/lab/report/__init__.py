"""What runs show: figures with their intervals, as a page, as pictures and at the terminal."""
