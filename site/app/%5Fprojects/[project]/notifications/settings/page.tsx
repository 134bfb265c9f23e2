import { notFound } from 'next/navigation'
import { enterScope } from '#site/data/base/enterScope.ts'
import { personalPageMetadata } from '#site/data/catalogue/personalPageMetadata.ts'
import { PreferencesScreen } from '#site/features/messages/PreferencesScreen.tsx'

type PageProps = { params: Promise<{ project: string }> }

export const revalidate = 60

export const generateMetadata = personalPageMetadata('messageSettings')

export async function generateStaticParams() {
  return []
}

export default async function MessageSettingsPage({ params }: PageProps) {
  if (!(await enterScope((await params).project))) notFound()
  return <PreferencesScreen />
}
