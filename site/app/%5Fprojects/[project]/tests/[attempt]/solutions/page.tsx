import { notFound } from 'next/navigation'
import { enterScope } from '#site/data/base/enterScope.ts'
import { personalPageMetadata } from '#site/data/catalogue/personalPageMetadata.ts'
import { SolutionsScreen } from '#site/features/exams/solutions/SolutionsScreen.tsx'
import { PageTexts } from '#site/texts/PageTexts.tsx'

type PageProps = { params: Promise<{ project: string; attempt: string }> }

export const revalidate = 60

export const generateMetadata = personalPageMetadata('solutions')

export async function generateStaticParams() {
  return []
}

export default async function SolutionsPage({ params }: PageProps) {
  if (!(await enterScope((await params).project))) notFound()
  return (
    <PageTexts areas={['exams', 'hall', 'solutions']}>
      <SolutionsScreen />
    </PageTexts>
  )
}
