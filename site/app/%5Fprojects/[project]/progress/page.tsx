import { notFound } from 'next/navigation'
import { enterScope } from '#site/data/base/enterScope.ts'
import { personalPageMetadata } from '#site/data/catalogue/personalPageMetadata.ts'
import { ProgressScreen } from '#site/features/exams/progress/ProgressScreen.tsx'
import { PageTexts } from '#site/texts/PageTexts.tsx'

type PageProps = { params: Promise<{ project: string }> }

export const revalidate = 60

export const generateMetadata = personalPageMetadata('progress')

export async function generateStaticParams() {
  return []
}

export default async function ProgressPage({ params }: PageProps) {
  if (!(await enterScope((await params).project))) notFound()
  return (
    <PageTexts areas={['exams', 'result', 'progress', 'consents', 'profile', 'messages']}>
      <ProgressScreen />
    </PageTexts>
  )
}
