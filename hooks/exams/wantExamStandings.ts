import type { CollectionAfterChangeHook } from 'payload'
import { conditionalUpdate, readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { examKey } from '#domain/exams/sessions/examKey.ts'
import type { TestPaper } from '#payload-types'

const MAX_RELEASES = 100

/** After a paper has become a session of another exam, or of none: requests new standings of both exams. */
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
    limit: MAX_RELEASES,
    select: ['release'],
  })
  const formerExam = before && series ? [examKey(series, before)] : []
  const data = { isWanted: true, wantedAt: new Date().toISOString() }
  // New standings of a session cause new standings of its exam.
  for (const release of new Set([...own.map((row) => row.release), ...formerExam]))
    await conditionalUpdate({
      payload,
      collection: 'standing-pointers',
      data,
      where: { release: { equals: release } },
    })
  return doc
}
