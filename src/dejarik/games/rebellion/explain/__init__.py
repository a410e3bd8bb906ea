"""What stands in the way of natural picks, one function for each way of putting them. Each is asked only about a pick
that is not among the options, and finds the first rule against it. It speaks of what the seat that is asked may know:
the board, its own hand, and of a hidden base to the Rebels alone. [REB-FAIR-6]"""
