import { notFound } from 'next/navigation'
import { enterScope } from '#site/data/base/enterScope.ts'
import { personalPageMetadata } from '#site/data/catalogue/personalPageMetadata.ts'
import { ClassScreen } from '#site/features/learning/ClassScreen.tsx'

type PageProps = { params: Promise<{ project: string; class: string }> }

export const revalidate = 60

export const generateMetadata = personalPageMetadata('learning')

export async function generateStaticParams() {
  return []
}

export default async function ClassPage({ params }: PageProps) {
  if (!(await enterScope((await params).project))) notFound()
  return <ClassScreen />
}
