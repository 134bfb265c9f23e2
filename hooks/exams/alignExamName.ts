import type { CollectionBeforeChangeHook } from 'payload'
import { readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { alignedName } from '#domain/exams/sessions/alignedName.ts'
import type { TestPaper } from '#payload-types'

const MOST = 200

/** An exam that a paper names is spelled as the other papers of its series spell it, since equal names make the sessions of one exam. */
export const alignExamName: CollectionBeforeChangeHook<TestPaper> = async ({
  data,
  originalDoc,
  req: { payload },
}) => {
  const series = idOf(data.testSeries ?? originalDoc?.testSeries)
  if (typeof data.exam !== 'string' || !series) return data
  const others = await readRows({
    payload,
    collection: 'test-papers',
    where: {
      and: [
        { testSeries: { equals: series } },
        { exam: { exists: true } },
        { id: { not_equals: originalDoc?.id ?? '' } },
      ],
    },
    sort: ['rank'],
    limit: MOST,
    select: ['exam'],
  })
  const known = others.flatMap(({ exam }) => exam ?? [])
  return { ...data, exam: alignedName(data.exam, known) || null }
}
