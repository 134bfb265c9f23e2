import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { enterScope } from '#site/data/base/enterScope.ts'
import { previewToken } from '#site/data/base/previewToken.ts'
import { getSections } from '#site/data/pages.ts'
import { CmsPageView } from '../../../CmsPageView.tsx'

type PageProps = { params: Promise<{ project: string; id: string }> }

export const revalidate = 60
export const metadata: Metadata = { title: 'Reusable section', robots: { index: false } }

export async function generateStaticParams() {
  return []
}

/** A shared section on its own, for people who preview drafts. */
export default async function SectionPreview({ params }: PageProps) {
  const { project, id } = await params
  const scope = await enterScope(project)
  if (!scope || !(await previewToken(scope.slug))) notFound()
  const section = (await getSections(scope.slug, [id])).get(id)
  if (!section) notFound()
  return <CmsPageView project={scope.slug} title={null} layout={section.layout ?? []} />
}
