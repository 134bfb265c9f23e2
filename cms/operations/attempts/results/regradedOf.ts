import type { BasePayload } from 'payload'
import { readRow } from '#database/guard.ts'
import type { ResultResponse } from '#domain/calls/exams/results.ts'
import { reduced } from '#domain/exams/marks/Fraction.ts'
import { toWire } from '#domain/exams/marks/wireMarks.ts'
import type { AttemptResult } from '#payload-types'

/** What a result was before the regrade that made it, and why if that may be shown; null where its marks did not change, or no regrade made it. */
export async function regradedOf(
  payload: BasePayload,
  { release, keyNumber, marksNum, beforeNum, den, markedAt }: AttemptResult,
  hasSolutions: boolean,
): Promise<ResultResponse['regraded']> {
  const before = beforeNum ?? null
  if (keyNumber === 1 || before === null || before === marksNum) return null
  const key = `${release}/${keyNumber}`
  const regrade = await readRow({ payload, collection: 'regrades', where: { key: { equals: key } } })
  if (!regrade) return null
  return {
    before: toWire(reduced(BigInt(before), BigInt(den)), den),
    reason: hasSolutions ? regrade.reason : null,
    at: new Date(markedAt).getTime(),
  }
}
