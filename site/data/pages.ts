import { cache } from 'react'
import type { StoredBlock } from './pageBlocks.ts'
import { getList } from './rest.ts'
import { only } from './restQuery.ts'

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

/** A published page with its blocks, or null. */
export const getPage = cache(async (project: string, slug: string): Promise<CmsPage | null> => {
  const list = await getList<CmsPage>({
    project,
    collection: 'pages',
    document: slug,
    query: {
      where: { slug: { equals: slug }, _status: { equals: 'published' } },
      select: only('title', 'slug', 'layout', 'meta'),
      limit: 1,
      depth: 0,
    },
  })
  return list?.docs[0] ?? null
})

/** Published sections that pages share, by their ids; all of them in one request. */
export async function getSections(project: string, ids: string[]): Promise<Map<string, CmsSection>> {
  if (ids.length === 0) return new Map()
  const list = await getList<CmsSection>({
    project,
    collection: 'sections',
    hasDrafts: true,
    query: {
      where: { id: { in: ids }, _status: { equals: 'published' } },
      select: only('title', 'layout'),
      limit: ids.length,
      depth: 0,
    },
  })
  return new Map(list?.docs.map((section) => [section.id, section]))
}
