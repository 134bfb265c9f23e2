import { notFound } from 'next/navigation'
import { enterScope } from '#site/data/base/enterScope.ts'
import { personalPageMetadata } from '#site/data/catalogue/personalPageMetadata.ts'
import { DoubtsScreen } from '#site/features/doubts/DoubtsScreen.tsx'

type PageProps = { params: Promise<{ project: string }> }

export const revalidate = 60

export const generateMetadata = personalPageMetadata('doubts')

export async function generateStaticParams() {
  return []
}

export default async function DoubtsPage({ params }: PageProps) {
  if (!(await enterScope((await params).project))) notFound()
  return <DoubtsScreen />
}
