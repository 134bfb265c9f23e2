import { cache } from 'react'
import type { Locale } from '#domain/text/locales.ts'
import { pageLocale } from '#site/texts/pageLocale.ts'
import { getList } from './rest.ts'
import { only } from './restQuery.ts'

export type Category = {
  id: string
  title: string
  slug: string
  text?: string | null
  /** Id of the category it belongs to. */
  parent?: string | null
}

const MOST = 200

type Stored = Category & { hindiTitle?: string | null }

const readCategories = cache(async (project: string): Promise<Stored[]> => {
  const list = await getList<Stored>({
    project,
    collection: 'categories',
    severity: 'medium',
    query: {
      select: only('title', 'hindiTitle', 'slug', 'text', 'parent'),
      sort: 'rank,title',
      limit: MOST,
      depth: 0,
    },
  })
  return list?.docs ?? []
})

/** All categories of the project in their order, called as in the language of the page. */
export async function getCategories(project: string, locale: Locale = pageLocale()): Promise<Category[]> {
  const stored = await readCategories(project)
  return locale === 'hi' ? stored.map((one) => ({ ...one, title: one.hindiTitle || one.title })) : stored
}
