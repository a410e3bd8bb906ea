"""What a seat may know, and back: views, imagined games, and counting everything. [RIM-HIDDEN, RIM-INV]"""
