// What went wrong, as a sentence for the person who tried it.

import { Refusal, Unreachable } from '../client/http'
import type { Message } from '../client/types'
import { say, tell, words } from './words.svelte'

export function tellProblem(problem: unknown): string {
  if (problem instanceof Unreachable) return say('app-problem-unreachable')
  if (!(problem instanceof Refusal)) return say('app-problem-other', { detail: String(problem) })
  const message = problem.body.objection ?? problem.body.message // the rule that is in the way says more
  if (isMessage(message) && words.has(message.key)) return tell(message)
  const key = `app-problem-${problem.problem}`
  return words.has(key)
    ? say(key, { detail: problem.message, reason: problem.body.reason ?? '' }).trim()
    : say('app-problem-other', { detail: problem.message })
}

/** Somebody between us and the server may have answered in another way. */
function isMessage(value: unknown): value is Message {
  return typeof value === 'object' && value !== null && 'key' in value && typeof value.key === 'string'
}
