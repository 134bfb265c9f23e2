import { notFound } from 'next/navigation'
import { enterScope } from '#site/data/base/enterScope.ts'
import { personalPageMetadata } from '#site/data/catalogue/personalPageMetadata.ts'
import { VerifyScreen } from '#site/features/verify/VerifyScreen.tsx'
import { PageTexts } from '#site/texts/PageTexts.tsx'

type PageProps = { params: Promise<{ project: string; token: string }> }

export const revalidate = 60

export const generateMetadata = personalPageMetadata('verify')

export async function generateStaticParams() {
  return []
}

/** The page is the same for every certificate: the browser verifies the token. */
export default async function VerifyPage({ params }: PageProps) {
  if (!(await enterScope((await params).project))) notFound()
  return (
    <PageTexts areas={['verify']}>
      <VerifyScreen />
    </PageTexts>
  )
}
