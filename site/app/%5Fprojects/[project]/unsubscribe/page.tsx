import { notFound } from 'next/navigation'
import { enterScope } from '#site/data/base/enterScope.ts'
import { personalPageMetadata } from '#site/data/catalogue/personalPageMetadata.ts'
import { UnsubscribeScreen } from '#site/features/messages/UnsubscribeScreen.tsx'

type PageProps = { params: Promise<{ project: string }> }

export const revalidate = 60

export const generateMetadata = personalPageMetadata('unsubscribe')

export async function generateStaticParams() {
  return []
}

export default async function UnsubscribePage({ params }: PageProps) {
  if (!(await enterScope((await params).project))) notFound()
  return <UnsubscribeScreen />
}
