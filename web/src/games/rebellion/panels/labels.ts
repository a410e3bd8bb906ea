// What is read aloud of a thing in a panel. Each label begins with what is written on the thing.

import type { BoardProps } from '../../contract'
import { type ActionId, type LeaderId, type MissionId, type Printed, type Skill, SKILLS } from '../view'

type Say = BoardProps['say']

export const skillName = (skill: Skill, say: Say) => say(`rebellion-skill-${skill.replace('_', '-')}`)

export function leaderLabel(leader: LeaderId, facts: Printed, say: Say): string {
  const { skills, tactics } = facts.leader(leader)
  const own = SKILLS.filter((skill) => skills[skill] > 0).map((skill) => `${skillName(skill, say)} ${skills[skill]}`)
  const values = tactics ? [say('rebellion-web-tactics', { space: tactics.space, ground: tactics.ground })] : []
  return [say(`rebellion-leader-${leader}`), ...own, ...values].join(', ')
}

export function missionLabel(card: MissionId, facts: Printed, say: Say): string {
  const { skill, cost } = facts.mission(card)
  return `${say(`rebellion-mission-${card}`)}, ${skillName(skill, say)} ${cost}`
}

export function actionLabel(card: ActionId, facts: Printed, say: Say): string {
  const leaders = facts.action(card).leaders.map((leader) => say(`rebellion-leader-${leader}`))
  return [say(`rebellion-action-${card}`), ...leaders].join(', ')
}

export const STAGES: readonly string[] = ['', 'I', 'II', 'III']
