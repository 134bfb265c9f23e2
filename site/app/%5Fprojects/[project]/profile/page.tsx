import { notFound } from 'next/navigation'
import { enterScope } from '#site/data/base/enterScope.ts'
import { personalPageMetadata } from '#site/data/catalogue/personalPageMetadata.ts'
import { ProfileScreen } from '#site/features/profile/ProfileScreen.tsx'

type PageProps = { params: Promise<{ project: string }> }

export const revalidate = 60

export const generateMetadata = personalPageMetadata('profile')

export async function generateStaticParams() {
  return []
}

export default async function ProfilePage({ params }: PageProps) {
  if (!(await enterScope((await params).project))) notFound()
  return <ProfileScreen />
}
