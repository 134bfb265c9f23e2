import type { BasePayload } from 'payload'
import { readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import type { ResultFigures } from '#domain/exams/attempts/storedResult.ts'
import { isFirstAttempt } from '#domain/exams/standings/isFirstAttempt.ts'
import { type Place, placeOf } from '#domain/exams/standings/placeOf.ts'
import { LEAST_CANDIDATES } from '#domain/exams/standings/Standings.ts'
import { rankVector } from '#domain/exams/standings/tieBreaks.ts'
import type { AttemptResult, TestUserAttempt } from '#payload-types'
import { type LoadedStandings, loadStandings } from '../../exams/standings/loadStandings.ts'
import { usedSeconds } from '../../exams/standings/readCandidates.ts'
import type { Move } from '../moveAttempt.ts'

/** Columns that a place needs. */
export type PlacedRow = Pick<
  TestUserAttempt,
  'student' | 'paper' | 'number' | 'release' | 'startedAt' | 'endedAt' | 'timing' | 'lastMove'
>
export type Placed =
  | { state: 'soon' }
  | { state: 'few' }
  | { state: 'ready'; place: Place; isCandidate: boolean; standings: LoadedStandings }

/**
 * Where a published attempt stands by the standings that count now. `soon`: they do not have it yet, or have it by other keys; `few`: too
 * few candidates for anybody to see it. Later attempts and guests are placed in addition to the candidates.
 */
export async function placeIn(
  payload: BasePayload,
  row: PlacedRow,
  result: Pick<AttemptResult, 'marksNum' | 'figures' | 'keyNumber'>,
): Promise<Placed> {
  const standings = await loadStandings(payload, row.release)
  if (!standings || standings.keyNumber !== result.keyNumber) return { state: 'soon' }
  const isCandidate = await isFirst(payload, row)
  const publishedAt = (row.lastMove as Move | null)?.at ?? 0
  if (isCandidate && publishedAt > standings.asOf) return { state: 'soon' }
  const { summary, vectors } = standings
  if (summary.candidates < LEAST_CANDIDATES) return { state: 'few' }
  const figures = {
    marks: result.marksNum,
    ...(result.figures as ResultFigures),
    usedSeconds: usedSeconds(row),
  }
  const place = placeOf(vectors, rankVector(figures, summary.rules), isCandidate)
  return { state: 'ready', place, isCandidate, standings }
}

async function isFirst(
  payload: BasePayload,
  { student, paper, number }: Pick<PlacedRow, 'student' | 'paper' | 'number'>,
): Promise<boolean> {
  if (!student) return false
  if (number === 1) return true
  const earlier = await readRows({
    payload,
    collection: 'test-user-attempts',
    where: {
      and: [
        { student: { equals: idOf(student) } },
        { paper: { equals: paper } },
        { state: { equals: 'cancelled' } },
      ],
    },
    sort: ['number'],
    limit: 100,
    select: ['number'],
  })
  return isFirstAttempt(number, new Set(earlier.map((row) => row.number)))
}
