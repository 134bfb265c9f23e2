import type { BasePayload } from 'payload'
import { readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import type { Result } from '#domain/calls/exams/results.ts'
import { percentileText, TILE_DECIMALS } from '#domain/exams/standings/percentile.ts'
import type { Locale } from '#domain/text/locales.ts'
import type { TestUserAttempt } from '#payload-types'
import { headOf } from '../attemptHead.ts'
import { publishedResults, wireTotal } from '../attemptRows.ts'
import { outlinesOf } from '../outlinesOf.ts'
import { placeIn } from './placeIn.ts'

const MOST = 6

/** The last published attempts of a student at papers of the series, up to this one, the newest last. */
export async function trendOf(
  payload: BasePayload,
  row: TestUserAttempt,
  locale: Locale,
): Promise<Result['trend']> {
  const series = idOf(row.testSeries)
  if (!series || !row.student) return []
  const rows = await readRows({
    payload,
    collection: 'test-user-attempts',
    where: {
      and: [
        { student: { equals: idOf(row.student) } },
        { testSeries: { equals: series } },
        { state: { equals: 'published' } },
        { startedAt: { less_than_equal: row.startedAt ?? '' } },
      ],
    },
    sort: ['-startedAt'],
    limit: MOST,
  })
  const heads = rows.map(headOf)
  const [results, outlines] = await Promise.all([
    publishedResults(payload, heads),
    outlinesOf(payload, heads, locale),
  ])
  const shown = rows.toReversed().map(async (one): Promise<Result['trend']> => {
    const result = results.get(String(one.id))
    if (!result || result.isPending) return []
    const placed = await placeIn(payload, one, result)
    const percentile =
      placed.state === 'ready'
        ? percentileText(placed.place.notAbove, placed.place.candidates, TILE_DECIMALS)
        : null
    const { marks, fullMarks } = wireTotal(result)
    const title = outlines.get(one.paper)?.title ?? one.title
    return [{ attempt: String(one.id), title, marks, fullMarks, percentile }]
  })
  return (await Promise.all(shown)).flat()
}
