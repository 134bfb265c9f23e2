import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { parseScope } from '#site/data/base.ts'
import { parseCourseQuery } from '#site/data/courseQuery.ts'
import { getSettings } from '#site/data/settings.ts'
import { CatalogueScreen } from '#site/features/catalogue/CatalogueScreen.tsx'
import { catalogueMetadata } from '#site/features/catalogue/catalogueMetadata.ts'

type PageProps = {
  params: Promise<{ project: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params, searchParams }: PageProps): Promise<Metadata> {
  return catalogueMetadata((await params).project, parseCourseQuery(await searchParams))
}

/** A view of the list with choices; reached as `/courses?…` through proxy.ts. Its data is cached, the page is not. */
export default async function CoursesView({ params, searchParams }: PageProps) {
  const scope = parseScope((await params).project)
  if (!scope || !(await getSettings(scope.slug))) notFound()
  return <CatalogueScreen project={scope.slug} query={parseCourseQuery(await searchParams)} />
}
