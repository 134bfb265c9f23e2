import type { Metadata } from 'next'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import type { Locale } from '#domain/text/locales.ts'
import { countActiveFilters, type ListQuery, listHref } from '#site/data/base/listQuery.ts'
import type { ProductList } from '#site/data/base/lists.ts'
import { pageMetadata } from '#site/data/base/pageMetadata.ts'
import { pageLocale } from '#site/texts/pageLocale.ts'
import { textsOf } from '#site/texts/textsOf.ts'

/** Search engines index the list and its pages, but not views with filters or in another order than staff chose for it (`chosen`). */
export async function catalogueMetadata(
  project: string,
  list: ProductList,
  query: ListQuery,
  locale: Locale = pageLocale(),
): Promise<Metadata> {
  const isPlain = countActiveFilters(query) === 0 && query.sort === 'chosen'
  const title =
    query.page > 1
      ? fillPlaceholders(textsOf(locale).catalogue.titleOnPage, { title: list.title, page: query.page })
      : list.title
  const { description } = list
  const metadata = await pageMetadata(
    project,
    { title, meta: { description } },
    isPlain ? listHref(list.path, query) : list.path,
    locale,
  )
  return isPlain ? metadata : { ...metadata, robots: { index: false, follow: true } }
}
