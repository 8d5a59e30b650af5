"""HTTP itself: what guards every request, and what requests and answers are made of."""
