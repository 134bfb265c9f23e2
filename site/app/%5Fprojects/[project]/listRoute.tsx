import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { Scope } from '#site/data/base/base.ts'
import { enterScope } from '#site/data/base/enterScope.ts'
import { parseListQuery, plainQuery } from '#site/data/base/listQuery.ts'
import { categoryList, type ListName, listOf, type ProductList } from '#site/data/base/lists.ts'
import { getCategory } from '#site/data/catalogue/categories.ts'
import { getSettings } from '#site/data/settings.ts'
import { CatalogueScreen } from '#site/features/catalogue/CatalogueScreen.tsx'
import { catalogueMetadata } from '#site/features/catalogue/catalogueMetadata.ts'

type Params = { project: string; category?: string }
type Search = Record<string, string | string[] | undefined>

/** Props that Next passes to a list page; without `searchParams` it is the unfiltered list, a cached page. */
export type ListProps = {
  /** Null for a category, whose slug is in the address. */
  name: ListName | null
  params: Promise<Params>
  searchParams?: Promise<Search>
}

/** The list that an address names; null when the project or category does not exist. */
async function find({ name, params, searchParams }: ListProps) {
  const { project, category: slug } = await params
  const scope = await enterScope(project)
  if (!scope || !(await getSettings(scope.slug))) return null
  const list = name ? listOf(name, scope.locale) : await inCategory(scope, slug)
  const query = searchParams ? parseListQuery(await searchParams) : plainQuery
  return list && { project: scope.slug, list, query }
}

async function inCategory(
  { slug: project, locale }: Scope,
  slug: string | undefined,
): Promise<ProductList | null> {
  const category = slug === undefined ? null : await getCategory(project, slug, locale)
  return category ? categoryList(category, locale) : null
}

export async function listMetadata(props: ListProps): Promise<Metadata> {
  const found = await find(props)
  return found ? catalogueMetadata(found.project, found.list, found.query) : {}
}

/** A product list at all its addresses. Filtered views are reached as `/courses?…` through proxy.ts. */
export async function ListPage(props: ListProps) {
  const found = await find(props)
  if (!found) notFound()
  return <CatalogueScreen {...found} />
}
