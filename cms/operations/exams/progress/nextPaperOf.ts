import type { BasePayload } from 'payload'
import { readRows } from '#database/guard.ts'
import type { ProgressResponse } from '#domain/calls/exams/progress.ts'
import { nextPaper } from '#domain/exams/progress/nextPaper.ts'
import type { Locale } from '#domain/text/locales.ts'
import { localisedText } from '#domain/text/localisedText.ts'
import type { TestPaper } from '#payload-types'

const MAX_PAPERS = 200
const MAX_RELEASES = 1000
const MAX_ATTEMPTS = 500

type Asked = { payload: BasePayload; student: string; series: string; locale: Locale }

/** The published paper of a series that the student takes next, among those that have questions; null for none. */
export async function nextPaperOf({
  payload,
  student,
  series,
  locale,
}: Asked): Promise<ProgressResponse['next']> {
  const papers = await payload.db.find<TestPaper>({
    collection: 'test-papers',
    where: { and: [{ testSeries: { equals: series } }, { _status: { equals: 'published' } }] },
    sort: 'rank',
    select: { title: true, hindiTitle: true, slug: true },
    limit: MAX_PAPERS,
    pagination: false,
  })
  const ids = papers.docs.map(({ id }) => String(id))
  if (ids.length === 0) return null
  const [releases, attempts] = await Promise.all([
    readRows({
      payload,
      collection: 'paper-releases',
      where: { and: [{ paper: { in: ids } }, { isReady: { equals: true } }] },
      sort: ['id'],
      limit: MAX_RELEASES,
      select: ['id', 'paper'],
    }),
    readRows({
      payload,
      collection: 'test-user-attempts',
      where: { and: [{ student: { equals: student } }, { testSeries: { equals: series } }] },
      sort: ['-startedAt'],
      limit: MAX_ATTEMPTS,
      select: ['id', 'paper', 'startedAt'],
    }),
  ])
  const ready = new Set(releases.map(({ paper }) => paper))
  const found = nextPaper(
    papers.docs.map((doc) => ({ ...doc, id: String(doc.id) })).filter(({ id }) => ready.has(id)),
    attempts.map(({ paper, startedAt }) => ({ paper, startedAt: startedAt ? Date.parse(startedAt) : 0 })),
  )
  if (!found) return null
  return { slug: found.slug, title: localisedText(locale, found.title, found.hindiTitle) ?? found.title }
}
