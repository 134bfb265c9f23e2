import { notFound } from 'next/navigation'
import { enterScope } from '#site/data/base/enterScope.ts'
import { personalPageMetadata } from '#site/data/catalogue/personalPageMetadata.ts'
import { ReportScreen } from '#site/features/exams/report/ReportScreen.tsx'
import { PageTexts } from '#site/texts/PageTexts.tsx'

type PageProps = { params: Promise<{ project: string; token: string }> }

export const revalidate = 60

export const generateMetadata = personalPageMetadata('report')

export async function generateStaticParams() {
  return []
}

export default async function ReportPage({ params }: PageProps) {
  if (!(await enterScope((await params).project))) notFound()
  return (
    <PageTexts areas={['exams', 'result', 'progress', 'report']}>
      <ReportScreen />
    </PageTexts>
  )
}
