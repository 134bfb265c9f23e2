import { cache } from 'react'
import type { Locale } from '#domain/text/locales.ts'
import { pageLocale } from '#site/texts/pageLocale.ts'
import { getList } from './base/rest.ts'
import { selectFields } from './base/restQuery.ts'
import type { StoredBlock } from './pageBlocks.ts'

export type Meta = {
  title?: string | null
  description?: string | null
  image?: string | null
  noIndex?: boolean | null
}

export type CmsPage = {
  title: string
  slug: string
  layout?: StoredBlock[] | null
  meta?: Meta | null
}

export type CmsSection = Pick<CmsPage, 'title' | 'layout'> & { id: string }

type Stored = CmsPage & { hindiPage?: string | null }

const readPage = cache(async (project: string, slug: string): Promise<Stored | null> => {
  const list = await getList<Stored>({
    project,
    collection: 'pages',
    document: slug,
    query: {
      where: { slug: { equals: slug }, _status: { equals: 'published' } },
      select: selectFields('title', 'slug', 'layout', 'meta', 'hindiPage'),
      limit: 1,
      depth: 0,
    },
  })
  return list?.docs[0] ?? null
})

/** The published Hindi version that a page refers to. */
const readHindiPage = cache(async (project: string, id: string): Promise<CmsPage | null> => {
  const list = await getList<CmsPage>({
    project,
    collection: 'pages',
    hasDrafts: true,
    query: {
      where: { id: { equals: id }, _status: { equals: 'published' } },
      select: selectFields('title', 'slug', 'layout', 'meta'),
      limit: 1,
      depth: 0,
    },
  })
  return list?.docs[0] ?? null
})

/**
 * A published page with its blocks, or null. On Hindi pages, sections and texts are those of its Hindi
 * version if it has one; the address stays that of the page.
 */
export async function getPage(
  project: string,
  slug: string,
  locale: Locale = pageLocale(),
): Promise<CmsPage | null> {
  const page = await readPage(project, slug)
  const hindi = locale === 'hi' && page?.hindiPage ? await readHindiPage(project, page.hindiPage) : null
  if (!page || !hindi) return page
  // The address of the Hindi version is hidden from search engines; this one has the page's own setting.
  return { ...hindi, slug: page.slug, meta: { ...hindi.meta, noIndex: page.meta?.noIndex } }
}

/** Published shared sections by their ids, all in one request. */
export async function getSections(project: string, ids: string[]): Promise<Map<string, CmsSection>> {
  if (ids.length === 0) return new Map()
  const list = await getList<CmsSection>({
    project,
    collection: 'sections',
    hasDrafts: true,
    query: {
      where: { id: { in: ids }, _status: { equals: 'published' } },
      select: selectFields('title', 'layout'),
      limit: ids.length,
      depth: 0,
    },
  })
  return new Map(list?.docs.map((section) => [section.id, section]))
}
