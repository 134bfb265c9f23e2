import { notFound } from 'next/navigation'
import { enterScope } from '#site/data/base/enterScope.ts'
import { personalPageMetadata } from '#site/data/catalogue/personalPageMetadata.ts'
import { ExpertDoubtWork } from '#site/features/doubts/ExpertDoubtWork.tsx'
import { ExpertDoubtsFrame } from '#site/features/expert/ExpertDoubtsFrame.tsx'

type PageProps = { params: Promise<{ project: string; number: string }> }

export const revalidate = 60

export const generateMetadata = personalPageMetadata('expertDoubts')

export async function generateStaticParams() {
  return []
}

export default async function ExpertDoubtPage({ params }: PageProps) {
  if (!(await enterScope((await params).project))) notFound()
  return (
    <ExpertDoubtsFrame>
      <ExpertDoubtWork />
    </ExpertDoubtsFrame>
  )
}
