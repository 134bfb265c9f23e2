import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { parseScope } from '#site/data/base.ts'
import { plainQuery } from '#site/data/courseQuery.ts'
import { getSettings } from '#site/data/settings.ts'
import { CatalogueScreen } from '#site/features/catalogue/CatalogueScreen.tsx'
import { catalogueMetadata } from '#site/features/catalogue/catalogueMetadata.ts'

type PageProps = { params: Promise<{ project: string }> }

export const revalidate = 60

export async function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return catalogueMetadata((await params).project, plainQuery)
}

/** The plain list: a stored page. Views with choices are `~view` (proxy.ts). */
export default async function CoursesPage({ params }: PageProps) {
  const scope = parseScope((await params).project)
  if (!scope || !(await getSettings(scope.slug))) notFound()
  return <CatalogueScreen project={scope.slug} query={plainQuery} />
}
