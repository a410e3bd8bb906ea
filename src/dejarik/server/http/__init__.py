"""What goes in and out over HTTP: bodies, responses, refusals, and what stands around every request."""
