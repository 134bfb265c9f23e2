import { pageLocale } from '#site/texts/pageLocale.ts'
import { getList } from '../base/rest.ts'
import { type Query, selectFields } from '../base/restQuery.ts'
import { withLocalisedTitle } from '../base/withLocalisedTitle.ts'
import { type Picture, withProjectUrl } from '../Picture.ts'

export type SeriesCard = {
  id: string
  title: string
  hindiTitle?: string | null
  slug: string
  summary?: string | null
  hindiSummary?: string | null
  exam?: string | null
  language?: string | null
  subject?: string | null
  image?: Picture | null
  /** Number of published papers, and of free ones among them. */
  papers: number
  freePapers: number
  questions: number
}

type Paper = { testSeries: string; isFree?: boolean | null; questionCount?: number | null }

const COLLECTION = 'test-series'
const MAX_PAPERS = 2000
const isPublished: Query = { _status: { equals: 'published' } }

async function read(project: string, where: Query, limit: number) {
  const list = await getList<Omit<SeriesCard, 'papers' | 'freePapers' | 'questions'>>({
    project,
    collection: COLLECTION,
    also: ['media'],
    severity: 'medium',
    query: {
      where: { ...isPublished, ...where },
      select: selectFields(
        'title',
        'hindiTitle',
        'slug',
        'summary',
        'hindiSummary',
        'exam',
        'language',
        'subject',
        'image',
      ),
      sort: 'rank,title',
      limit,
      depth: 1,
    },
  })
  return (list?.docs ?? []).map((series) => withLocalisedTitle(pageLocale(), series))
}

/**
 * The first `limit` series of the project and those with these ids, with the totals of their papers, in the
 * language of the page.
 */
export async function getSeries(
  project: string,
  { limit, ids }: { limit: number; ids: string[] },
): Promise<{ first: SeriesCard[]; byId: Map<string, SeriesCard> }> {
  const [first, chosen] = await Promise.all([
    limit > 0 ? read(project, {}, limit) : [],
    ids.length > 0 ? read(project, { id: { in: ids } }, ids.length) : [],
  ])
  const seriesById = new Map([...first, ...chosen].map((series) => [series.id, series]))
  const papers = await getPapers(project, [...seriesById.keys()].sort())
  const byId = new Map(
    [...seriesById.values()].map((series): [string, SeriesCard] => {
      const seriesPapers = papers.filter(({ testSeries }) => testSeries === series.id)
      return [
        series.id,
        {
          ...series,
          image: withProjectUrl(project, series.image),
          papers: seriesPapers.length,
          freePapers: seriesPapers.filter(({ isFree }) => isFree).length,
          questions: seriesPapers.reduce((sum, { questionCount }) => sum + (questionCount ?? 0), 0),
        },
      ]
    }),
  )
  return { first: first.flatMap(({ id }) => byId.get(id) ?? []), byId }
}

async function getPapers(project: string, series: string[]): Promise<Paper[]> {
  if (series.length === 0) return []
  const list = await getList<Paper>({
    project,
    collection: 'test-papers',
    severity: 'low',
    query: {
      where: { ...isPublished, testSeries: { in: series } },
      select: selectFields('testSeries', 'isFree', 'questionCount'),
      limit: MAX_PAPERS,
      depth: 0,
    },
  })
  return list?.docs ?? []
}
