toy-take = { $stones }
toy-answer = !
toy-prompt = ?
toy-took = { $stones }
toy-secret = { $trap }
toy-setting = heap
