import { fill } from '#domain/text/fill.ts'
import { PROBLEMS } from '#domain/text/problems.ts'
import { valuesIn } from '#domain/text/valuesIn.ts'
import type { Texts } from './Texts.ts'

const KEYS = Object.keys(PROBLEMS) as (keyof typeof PROBLEMS)[]

/** The words for what a schema has found, which speaks English; what it says by itself is for programmers. */
export function problemIn(words: Texts['problems'], found: string): string {
  for (const key of KEYS) {
    const values = valuesIn(found, PROBLEMS[key])
    if (values) return fill(words[key], values)
  }
  return words.other
}
