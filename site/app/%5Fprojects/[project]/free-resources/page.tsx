import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { enterScope } from '#site/data/base/enterScope.ts'
import { pageMetadata } from '#site/data/base/pageMetadata.ts'
import { getResourceFacets, getResources } from '#site/data/freeResources.ts'
import { readResourceQuery, resourcesPath } from '#site/data/resourceQuery.ts'
import { getSettings } from '#site/data/settings.ts'
import { ResourcesScreen } from '#site/features/resources/ResourcesScreen.tsx'
import { textsOf } from '#site/texts/textsOf.ts'

type PageProps = {
  params: Promise<{ project: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params, searchParams }: PageProps): Promise<Metadata> {
  const scope = await enterScope((await params).project)
  if (!scope) return {}
  const t = textsOf(scope.locale).resources
  const query = readResourceQuery(await searchParams)
  const isFiltered = Boolean(query.kind || query.exam || query.subject)
  const metadata = await pageMetadata(
    scope.slug,
    {
      title: query.page > 1 ? fillPlaceholders(t.titleOnPage, { title: t.title, page: query.page }) : t.title,
      meta: { description: t.description },
    },
    resourcesPath({ page: query.page }),
  )
  return isFiltered ? { ...metadata, robots: { index: false, follow: true } } : metadata
}

export default async function FreeResourcesPage({ params, searchParams }: PageProps) {
  const scope = await enterScope((await params).project)
  if (!scope || !(await getSettings(scope.slug))) notFound()
  const query = readResourceQuery(await searchParams)
  const [{ docs, totalDocs }, facets] = await Promise.all([
    getResources(scope.slug, query),
    getResourceFacets(scope.slug),
  ])
  return <ResourcesScreen query={query} resources={docs} total={totalDocs} facets={facets} />
}
