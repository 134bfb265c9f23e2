import { notFound } from 'next/navigation'
import { enterScope } from '#site/data/base/enterScope.ts'
import { personalPageMetadata } from '#site/data/catalogue/personalPageMetadata.ts'
import { ExpertHome } from '#site/features/expert/ExpertHome.tsx'

type PageProps = { params: Promise<{ project: string }> }

export const revalidate = 60

export const generateMetadata = personalPageMetadata('expert')

export async function generateStaticParams() {
  return []
}

export default async function ExpertPage({ params }: PageProps) {
  if (!(await enterScope((await params).project))) notFound()
  return <ExpertHome />
}
