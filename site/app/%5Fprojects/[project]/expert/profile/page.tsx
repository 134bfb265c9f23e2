import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { parseScope } from '#site/data/base.ts'
import { ExpertProfile } from '#site/features/expert/ExpertProfile.tsx'

type PageProps = { params: Promise<{ project: string }> }

export const revalidate = 60

export const metadata: Metadata = { title: 'Expert profile', robots: { index: false } }

export async function generateStaticParams() {
  return []
}

export default async function ExpertProfilePage({ params }: PageProps) {
  if (!parseScope((await params).project)) notFound()
  return <ExpertProfile />
}
