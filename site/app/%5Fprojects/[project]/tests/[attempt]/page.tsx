import { notFound } from 'next/navigation'
import { enterScope } from '#site/data/base/enterScope.ts'
import { personalPageMetadata } from '#site/data/catalogue/personalPageMetadata.ts'
import { HallScreen } from '#site/features/exams/hall/HallScreen.tsx'
import { PageTexts } from '#site/texts/PageTexts.tsx'

type PageProps = { params: Promise<{ project: string; attempt: string }> }

export const revalidate = 60

export const generateMetadata = personalPageMetadata('hall')

export async function generateStaticParams() {
  return []
}

export default async function HallPage({ params }: PageProps) {
  if (!(await enterScope((await params).project))) notFound()
  return (
    <PageTexts areas={['hall']}>
      <HallScreen />
    </PageTexts>
  )
}
