import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { enterScope } from '#site/data/enterScope.ts'
import { ExpertTestPapers } from '#site/features/expert/ExpertTestSeries.tsx'

type PageProps = { params: Promise<{ project: string; series: string }> }

export const revalidate = 60

export const metadata: Metadata = { title: 'Test papers to check', robots: { index: false } }

export async function generateStaticParams() {
  return []
}

export default async function ExpertTestPapersPage({ params }: PageProps) {
  const { project, series } = await params
  if (!(await enterScope(project))) notFound()
  return <ExpertTestPapers slug={decodeURIComponent(series)} />
}
