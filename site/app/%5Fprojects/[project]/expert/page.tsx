import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { enterScope } from '#site/data/enterScope.ts'
import { ExpertHome } from '#site/features/expert/ExpertHome.tsx'

type PageProps = { params: Promise<{ project: string }> }

export const revalidate = 60

export const metadata: Metadata = { title: 'Expert panel', robots: { index: false } }

export async function generateStaticParams() {
  return []
}

export default async function ExpertPage({ params }: PageProps) {
  if (!(await enterScope((await params).project))) notFound()
  return <ExpertHome />
}
