"""What stands in the way of natural picks, one function for each way of putting them. Each is asked only about a pick
that is not among the options, and finds the first rule against it, with its numbers. It speaks of what the seat that is
asked may know: the table, its own secrets, the contacts that it has looked at. [RIM-HIDDEN-24, 27]"""
