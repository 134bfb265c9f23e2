import type { FacetsResponse } from '#domain/calls/catalogue.ts'
import { FILTER_NAMES } from '#domain/catalogue/facets.ts'
import type { Locale } from '#domain/text/locales.ts'
import { pageLocale } from '#site/texts/pageLocale.ts'
import type { ListQuery } from '../base/listQuery.ts'
import type { ProductList } from '../base/lists.ts'
import { choiceLabel } from '../shop/choiceLabel.ts'
import { callCatalogue } from './catalogueCalls.ts'
import { getCategories } from './categories.ts'
import { getProductsById, type ProductCard } from './products.ts'

/** The choices of one filter, each with the number of products it would show given the other filters. */
export type FilterGroup = FacetsResponse['groups'][number]

/** One page of a list, and its filters. */
export type Listing = { products: ProductCard[]; total: number; pages: number; groups: FilterGroup[] }

export const PRODUCTS_PER_PAGE = 12

export async function getListing(
  project: string,
  list: ProductList,
  query: ListQuery,
  locale: Locale = pageLocale(),
): Promise<Listing> {
  const search = new URLSearchParams()
  for (const kind of list.kinds) search.append('of', kind)
  for (const name of FILTER_NAMES) for (const value of query.choices[name]) search.append(name, value)
  if (list.within) search.set('within', list.within)
  search.set('sort', query.sort)
  search.set('page', String(query.page))
  search.set('limit', String(PRODUCTS_PER_PAGE))
  const answer = await callCatalogue<FacetsResponse>({
    project,
    name: 'facets',
    search,
    collections: ['selling-products', 'categories', 'project-configs'],
    severity: 'high',
  })
  const { products = [], total = 0, pages = 0, groups = [] } = answer ?? {}
  const [cards, named] = await Promise.all([
    getProductsById(project, products, 'high'),
    withChoiceNames(project, groups, locale),
  ])
  return { products: cards, total, pages, groups: named }
}

/** The choices with their names in a language; values that come from products stay as they are. */
async function withChoiceNames(
  project: string,
  groups: readonly FilterGroup[],
  locale: Locale,
): Promise<FilterGroup[]> {
  const categories = locale === 'en' ? [] : await getCategories(project, locale)
  return groups.map(({ filter, options }) => ({
    filter,
    options: options.map((option) => ({
      ...option,
      label:
        choiceLabel(locale, filter, option.value) ??
        categories.find(({ slug }) => filter === 'category' && slug === option.value)?.title ??
        option.label,
    })),
  }))
}
