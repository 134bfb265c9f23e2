import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { enterScope } from '#site/data/base/enterScope.ts'
import { getSearch } from '#site/data/base/getSearch.ts'
import { productCards } from '#site/data/catalogue/productCards.ts'
import { getTopProducts } from '#site/data/catalogue/products.ts'
import { parseSearchQuery } from '#site/data/catalogue/search.ts'
import { getSettings } from '#site/data/settings.ts'
import { SearchScreen } from '#site/features/search/SearchScreen.tsx'
import { textsOf } from '#site/texts/textsOf.ts'

type PageProps = {
  params: Promise<{ project: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

const POPULAR = 4

export async function generateMetadata({ params, searchParams }: PageProps): Promise<Metadata> {
  const scope = await enterScope((await params).project)
  const t = textsOf(scope?.locale ?? 'en').search
  const { q } = parseSearchQuery(await searchParams)
  return {
    title: q ? fillPlaceholders(t.resultsOf, { q }) : t.search,
    robots: { index: false, follow: true },
  }
}

/** Rendered on request; the gateway caches the page until something of the project changes. */
export default async function SearchPage({ params, searchParams }: PageProps) {
  const scope = await enterScope((await params).project)
  if (!scope || !(await getSettings(scope.slug))) notFound()
  const query = parseSearchQuery(await searchParams)
  const answer = query.q ? await getSearch(scope.slug, query, scope.locale) : null
  const isEmpty = !answer || answer.total === 0
  const popular = isEmpty ? await productCards(scope.slug, await getTopProducts(scope.slug, POPULAR, {})) : []
  return <SearchScreen project={scope.slug} query={query} answer={answer} popular={popular} />
}
