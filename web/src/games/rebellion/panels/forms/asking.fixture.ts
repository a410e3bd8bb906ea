// A question with its options and its form, as the server asks it.

import type { Ask } from '../../../../client/types'
import type { Forms, IconThatBuilds, UnitsToPlace } from '../../../../generated/rebellion'

type Picks = readonly (string | readonly [string, ...string[]])[]

export function ask(name: string, ...picks: Picks): Ask {
  const options = picks.map((each) => {
    const [pick, ...touches] = typeof each === 'string' ? [each] : each
    return { pick, touches, label: { key: pick } }
  })
  return { name, rule: 'REB-1', prompt: { key: name }, options, free_undo: 0 }
}

export function asking<Name extends keyof Forms>(name: Name, form: Forms[Name], ...picks: Picks): Ask {
  return { ...ask(name, ...picks), form }
}

export function unitsToPlace(verb: string, unit: string, count: number, ...places: readonly string[]): UnitsToPlace {
  const picks = Object.fromEntries(places.map((place) => [place, `${verb} ${unit} at ${place}`]))
  return { unit, count, ground: unit.endsWith('trooper'), picks }
}

export function iconThatBuilds(place: string, ...units: readonly string[]): IconThatBuilds {
  const picks = Object.fromEntries(units.map((unit) => [unit, `build ${unit} at ${place}`]))
  return { place, number: 0, colour: 'blue', shape: 'triangle', space: 1, picks }
}
