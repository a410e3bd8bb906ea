// What the sides of a character card and of a ship sheet can do, by the names of their texts.

import type { OuterRimView, Player, Printed, PrintedAbility } from '../view'

/** The ids of the abilities on the side that lies up. What stands on both sides is one ability. */
export function inForce(view: OuterRimView, facts: Printed, player: Player): readonly string[] {
  const character = view.characters[player]
  const ship = view.ships[player]
  const own = character ? facts.character(character) : null
  const sheet = ship === undefined ? null : facts.ship(ship)
  return [
    ...(own ? idsOf(own.id, own.front, own.back)[view.goals_met[player] ? 'back' : 'front'] : []),
    ...(sheet && view.ship_goals_met[player] ? idsOf(sheet.id, [], sheet.back ?? []).back : []),
  ]
}

export function idsOf(
  id: string,
  front: readonly PrintedAbility[],
  back: readonly PrintedAbility[],
): { readonly front: readonly string[]; readonly back: readonly string[] } {
  const known = front.map((ability, at) => [JSON.stringify(ability), `${id}-${at + 1}`] as const)
  let next = front.length
  return {
    front: known.map(([, name]) => name),
    back: back.map((ability) => {
      const same = known.find(([text]) => text === JSON.stringify(ability))
      return same ? same[1] : `${id}-${(next += 1)}`
    }),
  }
}
