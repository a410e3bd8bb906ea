"""The requests that the server answers, one module for each subject."""
