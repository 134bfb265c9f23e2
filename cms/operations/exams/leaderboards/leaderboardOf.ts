import type { BasePayload } from 'payload'
import { readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import type { LeaderboardResponse } from '#domain/calls/exams/leaderboards.ts'
import { distinctNames } from '#domain/exams/standings/distinctNames.ts'
import { LEADERBOARD_ROWS, LEADERBOARD_SCANNED } from '#domain/exams/standings/leaderboard.ts'
import { LEAST_CANDIDATES } from '#domain/exams/standings/Standings.ts'
import { listedName } from '#domain/people/consent/consents.ts'
import { wireTotal } from '../../attempts/attemptRows.ts'
import { placeIn } from '../../attempts/results/placeIn.ts'
import { consentsOfMany } from '../../consents/consentsOf.ts'
import { loadStandings } from '../standings/loadStandings.ts'

type Leaderboard = Pick<LeaderboardResponse, 'state' | 'rows'>

/** The highest scores of a release among students with consent; a withdrawn consent removes the student at once. */
export async function leaderboardOf(
  payload: BasePayload,
  release: string,
  { viewer, now }: { viewer: string | null; now: number },
): Promise<Leaderboard> {
  const standings = await loadStandings(payload, release)
  if (!standings) return { state: 'soon', rows: [] }
  if (standings.summary.candidates < LEAST_CANDIDATES) return { state: 'few', rows: [] }
  const best = await readRows({
    payload,
    collection: 'attempt-results',
    where: { and: [{ release: { equals: release } }, { isCurrent: { equals: true } }] },
    sort: ['-marksNum', 'attempt'],
    limit: LEADERBOARD_SCANNED,
    select: ['attempt', 'marksNum', 'fullNum', 'den', 'figures', 'keyNumber'],
  })
  const attempts = await readRows({
    payload,
    collection: 'test-user-attempts',
    where: {
      and: [{ id: { in: best.map(({ attempt }) => attempt) } }, { state: { equals: 'published' } }],
    },
    sort: ['id'],
    limit: LEADERBOARD_SCANNED,
    select: ['id', 'student', 'paper', 'number', 'release', 'startedAt', 'endedAt', 'timing', 'lastMove'],
  })
  const attemptOf = new Map(attempts.map((row) => [String(row.id), row]))
  const students = [...new Set(attempts.flatMap(({ student }) => idOf(student) ?? []))]
  const consents = await consentsOfMany(payload, students)
  const year = new Date(now).getUTCFullYear()
  const listed = best.flatMap((result) => {
    const row = attemptOf.get(result.attempt)
    const student = row ? idOf(row.student) : null
    const said = student ? consents.get(student) : undefined
    const name = said ? listedName(said, year) : null
    return row && name ? [{ row, result, student, name }] : []
  })
  // Later attempts do not count and are left out below, so that some more are read.
  const rows = await Promise.all(
    listed.slice(0, LEADERBOARD_ROWS * 2).map(async ({ row, result, student, name }) => {
      const placed = await placeIn(payload, row, result)
      if (placed.state !== 'ready' || !placed.isCandidate) return []
      return [{ student, rank: placed.place.rank, name, ...wireTotal(result), isOwn: student === viewer }]
    }),
  )
  const shown = rows
    .flat()
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, LEADERBOARD_ROWS)
  return { state: 'ready', rows: distinctNames(shown).map(({ student, ...row }) => row) }
}
