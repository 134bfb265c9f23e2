import type { CollectionAfterChangeHook } from 'payload'
import { conditionalUpdate, readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { examKey } from '#domain/exams/sessions/examKey.ts'
import type { TestPaper } from '#payload-types'

const MOST = 100

/** A paper that becomes a session of another exam, or of none, has the standings of both exams computed anew. */
export const wantExamStandings: CollectionAfterChangeHook<TestPaper> = async ({
  doc,
  previousDoc,
  req: { payload },
}) => {
  const [before, series] = [previousDoc?.exam || null, idOf(doc.testSeries)]
  if ((doc.exam || null) === before) return doc
  const own = await readRows({
    payload,
    collection: 'standing-pointers',
    where: { paper: { equals: String(doc.id) } },
    sort: ['release'],
    limit: MOST,
    select: ['release'],
  })
  const left = before && series ? [examKey(series, before)] : []
  const data = { isWanted: true, wantedAt: new Date().toISOString() }
  // Standings of a session make those of its exam wanted.
  for (const release of new Set([...own.map((row) => row.release), ...left]))
    await conditionalUpdate({
      payload,
      collection: 'standing-pointers',
      data,
      where: { release: { equals: release } },
    })
  return doc
}
