import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { enterScope } from '#site/data/enterScope.ts'
import { ExpertProfile } from '#site/features/expert/ExpertProfile.tsx'

type PageProps = { params: Promise<{ project: string }> }

export const revalidate = 60

export const metadata: Metadata = { title: 'Expert profile', robots: { index: false } }

export async function generateStaticParams() {
  return []
}

export default async function ExpertProfilePage({ params }: PageProps) {
  if (!(await enterScope((await params).project))) notFound()
  return <ExpertProfile />
}
