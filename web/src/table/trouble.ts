// What went wrong at the table, as a sentence.

import { Refusal } from '../client/http'
import { tellProblem } from '../words/problem'
import { say, words } from '../words/words.svelte'

export function tellTrouble(problem: unknown): string {
  if (problem instanceof Refusal && !('objection' in problem.body)) {
    const key = `table-problem-${problem.problem}`
    if (words.has(key)) return say(key)
  }
  return tellProblem(problem)
}

/** The rule that stands in the way, if it is one. */
export function ruleOf(problem: unknown): string | null {
  return problem instanceof Refusal ? (problem.body.rule ?? null) : null
}
