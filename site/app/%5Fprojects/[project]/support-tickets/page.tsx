import { notFound } from 'next/navigation'
import { enterScope } from '#site/data/base/enterScope.ts'
import { personalPageMetadata } from '#site/data/catalogue/personalPageMetadata.ts'
import { TicketsScreen } from '#site/features/tickets/TicketsScreen.tsx'

type PageProps = { params: Promise<{ project: string }> }

export const revalidate = 60

export const generateMetadata = personalPageMetadata('tickets')

export async function generateStaticParams() {
  return []
}

export default async function TicketsPage({ params }: PageProps) {
  if (!(await enterScope((await params).project))) notFound()
  return <TicketsScreen />
}
