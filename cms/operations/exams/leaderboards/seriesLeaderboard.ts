import type { BasePayload } from 'payload'
import { readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import type { SeriesLeaderboardResponse } from '#domain/calls/exams/leaderboards.ts'
import { distinctNames } from '#domain/exams/standings/distinctNames.ts'
import {
  LEADERBOARD_ROWS,
  rankSeries,
  SERIES_SCANNED,
  type SeriesEntry,
} from '#domain/exams/standings/leaderboard.ts'
import {
  DETAIL_DECIMALS,
  percentileUnits,
  TILE_DECIMALS,
  unitsText,
} from '#domain/exams/standings/percentile.ts'
import type { TestUserAttempt } from '#payload-types'
import { headOf } from '../../attempts/attemptHead.ts'
import { publishedResults } from '../../attempts/attemptRows.ts'
import { placeIn } from '../../attempts/results/placeIn.ts'
import { listedStudents } from '../../consents/consentsOf.ts'
import { listedOfBatch } from './batchMembers.ts'

const MAX_ATTEMPTS = 10_000
const PAGE = 500

/** `batch`: only its students; null for everybody. */
type Asked = { project: string; series: string; batch: string | null; viewer: string; now: number }

/** Who agreed to be seen, by the average percentile of their first attempts at papers of a series. */
export async function seriesLeaderboard(
  payload: BasePayload,
  { project, series, batch, viewer, now }: Asked,
): Promise<SeriesLeaderboardResponse['rows']> {
  const names = await (batch === null
    ? listedStudents(payload, project, SERIES_SCANNED, now)
    : listedOfBatch(payload, batch, now))
  const rows = await readRows({
    payload,
    collection: 'test-user-attempts',
    where: {
      and: [
        { testSeries: { equals: series } },
        { state: { equals: 'published' } },
        { number: { equals: 1 } },
        { student: { in: [...names.keys()] } },
      ],
    },
    sort: ['id'],
    limit: MAX_ATTEMPTS,
  })
  const units = new Map<string, number[]>()
  for (let at = 0; at < rows.length; at += PAGE)
    for (const { student, percentile } of await percentilesOf(payload, rows.slice(at, at + PAGE)))
      units.set(student, [...(units.get(student) ?? []), percentile])
  const entries = [...units].map(
    ([student, own]): SeriesEntry => ({ student, name: names.get(student) ?? '', units: own }),
  )
  const step = 10 ** (DETAIL_DECIMALS - TILE_DECIMALS)
  return distinctNames(rankSeries(entries).slice(0, LEADERBOARD_ROWS)).map(
    ({ rank, student, name, average, papers }) => ({
      rank,
      name,
      papers,
      isOwn: student === viewer,
      percentile: unitsText(Math.floor(average / step), TILE_DECIMALS),
    }),
  )
}

async function percentilesOf(
  payload: BasePayload,
  rows: readonly TestUserAttempt[],
): Promise<{ student: string; percentile: number }[]> {
  const results = await publishedResults(payload, rows.map(headOf))
  const placed = await Promise.all(
    rows.map(async (row) => {
      const [student, result] = [idOf(row.student), results.get(String(row.id))]
      const place = result && !result.isPending ? await placeIn(payload, row, result) : null
      if (!student || place?.state !== 'ready') return []
      const { notAbove, candidates } = place.place
      return [{ student, percentile: percentileUnits(notAbove, candidates, DETAIL_DECIMALS) }]
    }),
  )
  return placed.flat()
}
