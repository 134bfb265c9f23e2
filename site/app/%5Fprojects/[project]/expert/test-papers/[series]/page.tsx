import { notFound } from 'next/navigation'
import { enterScope } from '#site/data/base/enterScope.ts'
import { personalPageMetadata } from '#site/data/catalogue/personalPageMetadata.ts'
import { ExpertTestPapers } from '#site/features/expert/ExpertTestSeries.tsx'

type PageProps = { params: Promise<{ project: string; series: string }> }

export const revalidate = 60

export const generateMetadata = personalPageMetadata('expertPapers')

export async function generateStaticParams() {
  return []
}

export default async function ExpertTestPapersPage({ params }: PageProps) {
  const { project, series } = await params
  if (!(await enterScope(project))) notFound()
  return <ExpertTestPapers slug={decodeURIComponent(series)} />
}
