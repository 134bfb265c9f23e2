import { writeFileSync } from 'node:fs'
import type { BasePayload } from 'payload'
import { loadStandings } from '#cms/operations/exams/standings/loadStandings.ts'
import { readRows } from '#database/guard.ts'
import type { ComputedResults } from '../benchResults.ts'
import { onDemo } from './onDemo.ts'

/** Program: writes what the server computed of two releases of `fillResults` as ComputedResults. */
await onDemo(async (payload) => {
  const [ranked, regraded, file] = process.argv.slice(2) as [string, string, string]
  const standings = await loadStandings(payload, ranked)
  const { totalDocs: remarked } = await payload.db.count({
    collection: 'attempt-results',
    where: {
      and: [{ release: { equals: regraded } }, { isCurrent: { equals: true } }, { keyNumber: { equals: 2 } }],
    },
  })
  const computed: ComputedResults = {
    ranksBeganAt: standings?.asOf ?? Number.NaN,
    candidates: standings?.summary.candidates ?? 0,
    regradeBeganAt: await markedAt(payload, regraded, 'markedAt'),
    regradeEndedAt: await markedAt(payload, regraded, '-markedAt'),
    remarked,
  }
  writeFileSync(file, JSON.stringify(computed))
})

/** The first or the last time at which a result by the new keys was stored. */
async function markedAt(payload: BasePayload, release: string, sort: string): Promise<number> {
  const [row] = await readRows({
    payload,
    collection: 'attempt-results',
    where: { and: [{ release: { equals: release } }, { keyNumber: { equals: 2 } }] },
    sort: [sort],
    limit: 1,
    select: ['markedAt'],
  })
  return Date.parse(String(row?.markedAt))
}
