import { notFound } from 'next/navigation'
import { enterScope } from '#site/data/base/enterScope.ts'
import { personalPageMetadata } from '#site/data/catalogue/personalPageMetadata.ts'
import { NotificationsScreen } from '#site/features/notifications/NotificationsScreen.tsx'

type PageProps = { params: Promise<{ project: string }> }

export const revalidate = 60

export const generateMetadata = personalPageMetadata('notifications')

export async function generateStaticParams() {
  return []
}

export default async function NotificationsPage({ params }: PageProps) {
  if (!(await enterScope((await params).project))) notFound()
  return <NotificationsScreen />
}
