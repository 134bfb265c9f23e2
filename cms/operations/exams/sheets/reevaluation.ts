import type { BasePayload } from 'payload'
import type { SolutionsResponse } from '#domain/calls/exams/solutions.ts'
import { reevaluationUntil } from '#domain/exams/sheets/reevaluation.ts'
import type { AnswerSheet } from '#payload-types'
import { openRound, roundsOf } from './sheetRows.ts'

type Reevaluation = NonNullable<SolutionsResponse['reevaluation']>
type Published = { attempt: string; solutionsFrom: number }

const ms = (time: string | null | undefined): number => (time ? new Date(time).getTime() : 0)

function stateOf(rounds: readonly AnswerSheet[], solutionsFrom: number, now: number): Reevaluation | null {
  if (rounds.length === 0) return null
  const asked = rounds.find(({ round }) => round === 'review')
  if (asked) return { until: null, state: asked.state === 'checked' ? 'done' : 'waiting' }
  const isChecked = rounds.every(({ state }) => state === 'checked')
  const until = reevaluationUntil(solutionsFrom, Math.max(...rounds.map(({ checkedAt }) => ms(checkedAt))))
  return { until: isChecked && now < until ? until : null, state: 'none' }
}

/** Whether the written answers of a published attempt can be checked once more, or are; null for an attempt without any. */
export const reevaluationOf = async (
  payload: BasePayload,
  { attempt, solutionsFrom }: Published,
  now: number,
): Promise<Reevaluation | null> => stateOf(await roundsOf(payload, attempt), solutionsFrom, now)

/** Requests the re-evaluation of a published attempt; done twice, it is one. False when it cannot be requested. */
export async function requestReevaluation(
  payload: BasePayload,
  { attempt, solutionsFrom, reason }: Published & { reason: string },
  now: number,
): Promise<boolean> {
  const rounds = await roundsOf(payload, attempt)
  if (stateOf(rounds, solutionsFrom, now)?.until === null) return rounds.some((one) => one.reason === reason)
  if (rounds.length === 0) return false
  await openRound(payload, rounds, 'review', now, reason)
  return true
}
