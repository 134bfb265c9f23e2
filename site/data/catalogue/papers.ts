import type { Locale } from '#domain/text/locales.ts'
import { pageLocale } from '#site/texts/pageLocale.ts'
import { getList } from '../base/rest.ts'
import { type Query, selectFields } from '../base/restQuery.ts'
import { withLocalisedTitle } from '../base/withLocalisedTitle.ts'

/** The public outline of a test paper. */
export type Paper = {
  id: string
  title: string
  hindiTitle?: string | null
  /** Id of its test series. */
  testSeries: string
  minutes: number
  questionCount: number
  marks: number
  isFree?: boolean | null
  startsAt?: string | null
}

export type Quiz = Pick<Paper, 'id' | 'title' | 'hindiTitle' | 'minutes' | 'questionCount' | 'isFree'> & {
  summary?: string | null
  hindiSummary?: string | null
}

const MAX_PAPERS = 2000
const isPublished: Query = { _status: { equals: 'published' } }

/** The published papers of these series and those with these ids, in order and the page's language. */
export async function getPapersOf(
  project: string,
  series: string[],
  ids: string[],
  locale: Locale = pageLocale(),
): Promise<Paper[]> {
  const either: Query[] = [
    ...(series.length > 0 ? [{ testSeries: { in: series } }] : []),
    ...(ids.length > 0 ? [{ id: { in: ids } }] : []),
  ]
  if (either.length === 0) return []
  const list = await getList<Paper>({
    project,
    collection: 'test-papers',
    severity: 'low',
    query: {
      where: { ...isPublished, or: Object.fromEntries(either.entries()) as Query },
      select: selectFields(
        ...['title', 'hindiTitle', 'testSeries', 'minutes', 'questionCount', 'marks', 'isFree', 'startsAt'],
      ),
      sort: 'rank,title',
      limit: MAX_PAPERS,
      depth: 0,
    },
  })
  return (list?.docs ?? []).map((paper) => withLocalisedTitle(locale, paper))
}

/** The published quizzes with these ids, in that order and the language of the page. */
export async function getQuizzes(
  project: string,
  ids: string[],
  locale: Locale = pageLocale(),
): Promise<Quiz[]> {
  if (ids.length === 0) return []
  const list = await getList<Quiz>({
    project,
    collection: 'quizzes',
    severity: 'low',
    query: {
      where: { ...isPublished, id: { in: ids } },
      select: selectFields(
        'title',
        'hindiTitle',
        'summary',
        'hindiSummary',
        'minutes',
        'questionCount',
        'isFree',
      ),
      limit: ids.length,
      depth: 0,
    },
  })
  return ids
    .flatMap((id) => list?.docs.find((quiz) => quiz.id === id) ?? [])
    .map((quiz) => withLocalisedTitle(locale, quiz))
}
