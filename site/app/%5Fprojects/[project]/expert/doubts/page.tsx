import { notFound } from 'next/navigation'
import { enterScope } from '#site/data/base/enterScope.ts'
import { personalPageMetadata } from '#site/data/catalogue/personalPageMetadata.ts'
import { ExpertDoubtLists } from '#site/features/doubts/ExpertDoubtLists.tsx'
import { ExpertDoubtsFrame } from '#site/features/expert/ExpertDoubtsFrame.tsx'
import { ExpertPay } from '#site/features/expert/ExpertPay.tsx'

type PageProps = { params: Promise<{ project: string }> }

export const revalidate = 60

export const generateMetadata = personalPageMetadata('expertDoubts')

export async function generateStaticParams() {
  return []
}

export default async function ExpertDoubtsPage({ params }: PageProps) {
  if (!(await enterScope((await params).project))) notFound()
  return (
    <ExpertDoubtsFrame>
      <ExpertPay what="doubts" />
      <ExpertDoubtLists />
    </ExpertDoubtsFrame>
  )
}
