import { notFound } from 'next/navigation'
import { enterScope } from '#site/data/base/enterScope.ts'
import { personalPageMetadata } from '#site/data/catalogue/personalPageMetadata.ts'
import { ExpertProfile } from '#site/features/expert/ExpertProfile.tsx'

type PageProps = { params: Promise<{ project: string }> }

export const revalidate = 60

export const generateMetadata = personalPageMetadata('expertProfile')

export async function generateStaticParams() {
  return []
}

export default async function ExpertProfilePage({ params }: PageProps) {
  if (!(await enterScope((await params).project))) notFound()
  return <ExpertProfile />
}
