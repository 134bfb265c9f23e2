import type { BasePayload } from 'payload'
import { idOf } from '#database/idOf.ts'
import { examKey, readExamKey } from '#domain/exams/sessions/examKey.ts'
import type { TestPaper } from '#payload-types'

/** Papers that are sessions of one exam; `key` takes the place of a release id in its standings. */
export type Exam = { key: string; name: string; series: string; papers: { id: string; session: string }[] }

const MAX_SESSIONS = 100

/** The exam that a paper is a session of: all papers of its series that name the same exam. Null for a paper that stands alone. */
export async function examOf(payload: BasePayload, paper: string): Promise<Exam | null> {
  const own = await payload.db.findOne<TestPaper>({
    collection: 'test-papers',
    where: { id: { equals: paper } },
    select: { exam: true, testSeries: true },
  })
  const series = idOf(own?.testSeries)
  return own?.exam && series ? readExam(payload, series, own.exam) : null
}

/** The exam of a key. */
export async function examOfKey(payload: BasePayload, key: string): Promise<Exam | null> {
  const { series, name } = readExamKey(key)
  return readExam(payload, series, name)
}

async function readExam(payload: BasePayload, series: string, name: string): Promise<Exam | null> {
  const { docs } = await payload.db.find<TestPaper>({
    collection: 'test-papers',
    where: { and: [{ testSeries: { equals: series } }, { exam: { equals: name } }] },
    select: { title: true, session: true },
    sort: 'rank',
    pagination: false,
    limit: MAX_SESSIONS,
  })
  if (docs.length === 0) return null
  return {
    key: examKey(series, name),
    name,
    series,
    papers: docs.map(({ id, title, session }) => ({ id: String(id), session: session || title })),
  }
}
