"""HTTP itself: what stands before every request, and what requests and answers are made of."""
