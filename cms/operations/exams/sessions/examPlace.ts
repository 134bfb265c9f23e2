import type { BasePayload } from 'payload'
import { readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import type { Result } from '#domain/calls/exams/results.ts'
import { DETAIL_DECIMALS, percentileUnits, unitsText } from '#domain/exams/standings/percentile.ts'
import { placeOf } from '#domain/exams/standings/placeOf.ts'
import { LEAST_CANDIDATES } from '#domain/exams/standings/Standings.ts'
import type { TestUserAttempt } from '#payload-types'
import { headOf } from '../../attempts/attemptHead.ts'
import { publishedResults } from '../../attempts/attemptRows.ts'
import { placeIn } from '../../attempts/results/placeIn.ts'
import { loadStandings } from '../standings/loadStandings.ts'
import { examOf } from './examOf.ts'

const MOST = 100

/**
 * Where the student of an attempt stands in the exam that its paper is a session of, by the best of their sessions. Null for guests, papers that
 * stand alone, and who has no attempt that counts.
 */
export async function examPlace(
  payload: BasePayload,
  { paper, student }: Pick<TestUserAttempt, 'paper' | 'student'>,
): Promise<Result['exam']> {
  const person = idOf(student)
  const exam = person ? await examOf(payload, paper) : null
  if (!exam) return null
  const standings = await loadStandings(payload, exam.key)
  const { name } = exam
  if (!standings) return { state: 'soon', name }
  if (standings.summary.candidates < LEAST_CANDIDATES) return { state: 'few', name }
  const rows = await readRows({
    payload,
    collection: 'test-user-attempts',
    where: {
      and: [
        { student: { equals: person } },
        { paper: { in: exam.papers.map(({ id }) => id) } },
        { state: { equals: 'published' } },
      ],
    },
    sort: ['startedAt'],
    limit: MOST,
  })
  const results = await publishedResults(payload, rows.map(headOf))
  const sat = await Promise.all(
    rows.map(async (row) => {
      const result = results.get(String(row.id))
      const placed = result && !result.isPending ? await placeIn(payload, row, result) : null
      if (placed?.state !== 'ready' || !placed.isCandidate) return []
      const { notAbove, candidates } = placed.place
      return [{ paper: row.paper, units: percentileUnits(notAbove, candidates, DETAIL_DECIMALS) }]
    }),
  )
  const best = sat.flat().toSorted((a, b) => b.units - a.units)[0]
  if (!best) return null
  const { rank, candidates } = placeOf(standings.vectors, [best.units], true)
  return {
    state: 'ready',
    name,
    rank,
    candidates,
    percentile: unitsText(best.units, DETAIL_DECIMALS),
    session: exam.papers.find(({ id }) => id === best.paper)?.session ?? '',
    sessions: sat.flat().length,
  }
}
