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
  slug: string
}

export type Quiz = Pick<
  Paper,
  'id' | 'title' | 'hindiTitle' | 'minutes' | 'questionCount' | 'isFree' | 'slug'
> & {
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
        'title',
        'hindiTitle',
        'testSeries',
        'minutes',
        'questionCount',
        'marks',
        'isFree',
        'startsAt',
        'slug',
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
      // The same read for all orders.
      where: { ...isPublished, id: { in: [...ids].sort() } },
      select: selectFields(
        'title',
        'hindiTitle',
        'summary',
        'hindiSummary',
        'minutes',
        'questionCount',
        'isFree',
        'slug',
      ),
      limit: ids.length,
      depth: 0,
    },
  })
  return ids
    .flatMap((id) => list?.docs.find((quiz) => quiz.id === id) ?? [])
    .map((quiz) => withLocalisedTitle(locale, quiz))
}

/** One paper with the series that it belongs to. */
type PaperPage = Omit<Paper, 'testSeries'> & {
  testSeries: { title: string; hindiTitle?: string | null; slug: string } | null
}

/** The published paper with this slug; null when there is none. */
export async function getPaper(
  project: string,
  slug: string,
  locale: Locale = pageLocale(),
): Promise<PaperPage | null> {
  const list = await getList<PaperPage>({
    project,
    collection: 'test-papers',
    also: ['test-series'],
    query: {
      where: { ...isPublished, slug: { equals: slug } },
      select: selectFields(
        'title',
        'hindiTitle',
        'testSeries',
        'minutes',
        'questionCount',
        'marks',
        'isFree',
        'startsAt',
        'slug',
      ),
      limit: 1,
      depth: 1,
    },
  })
  const paper = list?.docs[0]
  if (!paper) return null
  const { testSeries } = paper
  return {
    ...withLocalisedTitle(locale, paper),
    testSeries: testSeries && withLocalisedTitle(locale, testSeries),
  }
}

/** The published quiz with this slug; null when there is none. */
export async function getQuiz(
  project: string,
  slug: string,
  locale: Locale = pageLocale(),
): Promise<Quiz | null> {
  const list = await getList<Quiz>({
    project,
    collection: 'quizzes',
    query: {
      where: { ...isPublished, slug: { equals: slug } },
      select: selectFields(
        'title',
        'hindiTitle',
        'summary',
        'hindiSummary',
        'minutes',
        'questionCount',
        'isFree',
        'slug',
      ),
      limit: 1,
      depth: 0,
    },
  })
  const quiz = list?.docs[0]
  return quiz ? withLocalisedTitle(locale, quiz) : null
}

/** Slugs of series by their id. */
export async function getSeriesSlugs(project: string, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const list = await getList<{ id: string; slug: string }>({
    project,
    collection: 'test-series',
    severity: 'low',
    query: {
      where: { ...isPublished, id: { in: [...new Set(ids)].sort() } },
      select: selectFields('slug'),
      limit: ids.length,
      depth: 0,
    },
  })
  return new Map((list?.docs ?? []).map(({ id, slug }) => [id, slug]))
}
