import { notFound } from 'next/navigation'
import { enterScope } from '#site/data/base/enterScope.ts'
import { personalPageMetadata } from '#site/data/catalogue/personalPageMetadata.ts'
import { TicketScreen } from '#site/features/tickets/TicketScreen.tsx'

type PageProps = { params: Promise<{ project: string; number: string }> }

export const revalidate = 60

export const generateMetadata = personalPageMetadata('ticket')

export async function generateStaticParams() {
  return []
}

export default async function TicketPage({ params }: PageProps) {
  if (!(await enterScope((await params).project))) notFound()
  return <TicketScreen />
}
