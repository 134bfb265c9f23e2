import { cache } from 'react'
import type { Locale } from '#domain/text/locales.ts'
import { pageLocale } from '#site/texts/pageLocale.ts'
import { getList } from '../base/rest.ts'
import { selectFields } from '../base/restQuery.ts'

export type Category = {
  id: string
  title: string
  slug: string
  text?: string | null
  /** Id of the parent category. */
  parent?: string | null
}

const MAX_CATEGORIES = 200

type Stored = Category & { hindiTitle?: string | null }

/** Null when the read failed. */
const readCategories = cache(async (project: string): Promise<Stored[] | null> => {
  const list = await getList<Stored>({
    project,
    collection: 'categories',
    severity: 'medium',
    query: {
      select: selectFields('title', 'hindiTitle', 'slug', 'text', 'parent'),
      sort: 'rank,title',
      limit: MAX_CATEGORIES,
      depth: 0,
    },
  })
  return list?.docs ?? null
})

/** All categories of the project in their order, with names in the language of the page. */
export async function getCategories(project: string, locale: Locale = pageLocale()): Promise<Category[]> {
  return namedIn(locale, (await readCategories(project)) ?? [])
}

/** The category with this slug, or null; throws when the read failed. */
export async function getCategory(project: string, slug: string, locale: Locale): Promise<Category | null> {
  const stored = await readCategories(project)
  if (!stored) throw new Error(`the categories of ${project} could not be read`)
  return namedIn(locale, stored).find((category) => category.slug === slug) ?? null
}

const namedIn = (locale: Locale, stored: Stored[]): Category[] =>
  locale === 'hi'
    ? stored.map((category) => ({ ...category, title: category.hindiTitle || category.title }))
    : stored
