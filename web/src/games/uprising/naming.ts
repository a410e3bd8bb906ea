// Things in words, for those who hear the board rather than see it.

import type { Message, Param } from '../../client/types'
import type { BoardProps } from '../contract'
import { UNKNOWN, inZone, type District, type Played, type Uprising } from './view'

type Say = BoardProps['say']

export const cardName = (card: string): Message => ({ key: `uprising-card-${card}`, params: {} })
export const districtName = (district: string): Message => ({ key: `uprising-district-${district}`, params: {} })
export const missionName = (mission: string): Message => ({ key: `uprising-mission-${mission}`, params: {} })

/** A card that has been played, as far as the seat knows it. */
export function playedName(card: Played, say: Say): string {
  const name =
    card.card === UNKNOWN
      ? say('uprising-face-closed-of-round', { round: card.round })
      : say(card.open ? 'uprising-face-open-card' : 'uprising-face-closed-card', { card: cardName(card.card) })
  return card.by_empire ? say('uprising-face-sent-card', { card: name }) : name
}

/** A district, what lies there and how it stands. */
export function districtLabel(district: District, view: Uprising, say: Say): string {
  const facts: Param[] = [districtName(district)]
  if (view.captured.some((each) => each.district === district)) facts.push(say('uprising-face-is-captured'))
  if (view.pair?.includes(district)) facts.push(say('uprising-face-is-chosen'))
  if (view.cordon === district) facts.push(say('uprising-face-is-cordoned'))
  const cards = inZone(view.cards, district)
  facts.push(say('uprising-board-cards', { count: cards.length }))
  return say('uprising-face-list', { facts: [...facts, ...cards.map((card) => playedName(card, say))] })
}
