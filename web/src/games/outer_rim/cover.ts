// What a scene in front of the map covers, so that what lies under it cannot be reached.

export type Cover = 'nothing' | 'panels' | 'map' | 'board'
