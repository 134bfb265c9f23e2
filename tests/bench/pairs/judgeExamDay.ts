import { p95 } from '../load/p95.ts'

type Kind = 'start' | 'save' | 'reconnect' | 'submit'

/** Times of calls, ms, and what went wrong. */
export type Taken = Record<Kind, number[]> & {
  errors: string[]
  /** Acknowledged answers that are not in their attempt. */
  lost: number
  /** Attempts that were not submitted. */
  unfinished: number
}

/** Aims for the 95th percentile, ms; on a shared machine they are reported, not required. */
const AIMS: Partial<Record<Kind, number>> = { start: 1000, save: 150 }
const KINDS: readonly Kind[] = ['start', 'save', 'reconnect', 'submit']
const MAX_REPORTED = 3

/** Summary of an exam day, and what went wrong. */
export function judgeExamDay(learners: number, taken: Taken): { text: string; faults: string[] } {
  const times = KINDS.map((kind) => {
    const aim = AIMS[kind] === undefined ? '' : `, aim ${AIMS[kind]} ms`
    return `${kind} p95 ${p95(taken[kind]).toFixed(0)} ms (${taken[kind].length}${aim})`
  })
  const { errors, lost, unfinished } = taken
  return {
    text: `m ${learners} learners start, save for two minutes, all reconnect within 10 s, submit: ${times.join('; ')}; ${lost} answers lost, ${errors.length} calls failed`,
    faults: [
      ...(lost === 0 ? [] : [`${lost} acknowledged answers are lost`]),
      ...(unfinished === 0 ? [] : [`${unfinished} attempts are not submitted`]),
      ...(errors.length === 0
        ? []
        : [`${errors.length} calls failed: ${[...new Set(errors)].slice(0, MAX_REPORTED).join('; ')}`]),
    ].map((fault) => `m: ${fault}`),
  }
}
