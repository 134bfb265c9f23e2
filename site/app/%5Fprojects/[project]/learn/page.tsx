import { notFound } from 'next/navigation'
import { enterScope } from '#site/data/base/enterScope.ts'
import { personalPageMetadata } from '#site/data/catalogue/personalPageMetadata.ts'
import { LearnScreen } from '#site/features/learning/LearnScreen.tsx'
import { PageTexts } from '#site/texts/PageTexts.tsx'

type PageProps = { params: Promise<{ project: string }> }

export const revalidate = 60

export const generateMetadata = personalPageMetadata('learning')

export async function generateStaticParams() {
  return []
}

export default async function LearnPage({ params }: PageProps) {
  if (!(await enterScope((await params).project))) notFound()
  return (
    <PageTexts areas={['live']}>
      <LearnScreen />
    </PageTexts>
  )
}
