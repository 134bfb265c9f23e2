import { cache } from 'react'
import { pageLocale } from '#site/texts/pageLocale.ts'
import type { RichText } from '#site/ui/richText/richTextTree.ts'
import { getList } from './base/rest.ts'
import { type Page, type Query, selectFields } from './base/restQuery.ts'
import { withLocalisedTitle } from './base/withLocalisedTitle.ts'
import { getPictures } from './pictures.ts'
import type { ResourceQuery } from './resourceQuery.ts'
import { pictureIdsIn, withTextPictures } from './textPictures.ts'

/** The fields that a free resource's card shows. */
export type ResourceCard = {
  id: string
  title: string
  hindiTitle?: string | null
  slug: string
  summary?: string | null
  hindiSummary?: string | null
  kind: 'pdf' | 'video' | 'link'
  gate: 'open' | 'signIn' | 'leadForm'
  exam?: string | null
  language?: string | null
  subject?: string | null
  pages?: number | null
}

export type Resource = ResourceCard & {
  text?: RichText | null
  /** Only for resources that are open to all. */
  youtube?: string | null
  href?: string | null
  /** Id of the lead form that unlocks it. */
  leadForm?: string | null
  updatedAt: string
}

export const RESOURCES_PER_PAGE = 24
const MAX_FACETS = 500
const COLLECTION = 'free-resources'
const CARD = [
  ...(['title', 'hindiTitle', 'slug', 'summary', 'hindiSummary'] as const),
  ...(['kind', 'gate', 'exam', 'language', 'subject', 'pages'] as const),
] as const
const isPublished: Query = { _status: { equals: 'published' } }

/** One page of the filtered list, in the language of the page. */
export const getResources = cache(
  async (project: string, query: ResourceQuery): Promise<Page<ResourceCard>> => {
    const { kind, exam, subject, page } = query
    const list = await getList<ResourceCard>({
      project,
      collection: COLLECTION,
      query: {
        where: {
          ...isPublished,
          kind: kind ? { equals: kind } : undefined,
          exam: exam ? { equals: exam } : undefined,
          subject: subject ? { equals: subject } : undefined,
        },
        select: selectFields(...CARD),
        sort: 'rank,title',
        page,
        limit: RESOURCES_PER_PAGE,
        depth: 0,
      },
    })
    if (!list) return { docs: [], totalDocs: 0, totalPages: 0 }
    return { ...list, docs: list.docs.map((card) => withLocalisedTitle(pageLocale(), card)) }
  },
)

/** The choices of the filters: kind, exam and subject of every resource. */
export const getResourceFacets = cache(
  async (project: string): Promise<Pick<ResourceCard, 'kind' | 'exam' | 'subject'>[]> => {
    const list = await getList<Pick<ResourceCard, 'kind' | 'exam' | 'subject'>>({
      project,
      collection: COLLECTION,
      severity: 'low',
      query: {
        where: isPublished,
        select: selectFields('kind', 'exam', 'subject'),
        limit: MAX_FACETS,
        depth: 0,
      },
    })
    return list?.docs ?? []
  },
)

/** One published resource in the language of the page, or null. */
export const getResource = cache(async (project: string, slug: string): Promise<Resource | null> => {
  const list = await getList<Resource>({
    project,
    collection: COLLECTION,
    document: slug,
    query: {
      where: { ...isPublished, slug: { equals: slug } },
      select: selectFields(...CARD, 'text', 'youtube', 'href', 'leadForm', 'updatedAt'),
      limit: 1,
      depth: 0,
    },
  })
  const found = list?.docs[0]
  if (!found) return null
  const pictures = await getPictures(project, pictureIdsIn(found.text))
  return { ...withLocalisedTitle(pageLocale(), found), text: withTextPictures(project, found.text, pictures) }
})
