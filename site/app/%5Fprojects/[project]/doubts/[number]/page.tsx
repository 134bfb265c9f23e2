import { notFound } from 'next/navigation'
import { enterScope } from '#site/data/base/enterScope.ts'
import { personalPageMetadata } from '#site/data/catalogue/personalPageMetadata.ts'
import { DoubtScreen } from '#site/features/doubts/DoubtScreen.tsx'

type PageProps = { params: Promise<{ project: string; number: string }> }

export const revalidate = 60

export const generateMetadata = personalPageMetadata('doubt')

export async function generateStaticParams() {
  return []
}

export default async function DoubtPage({ params }: PageProps) {
  if (!(await enterScope((await params).project))) notFound()
  return <DoubtScreen />
}
