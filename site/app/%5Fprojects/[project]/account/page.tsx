import { notFound } from 'next/navigation'
import { enterScope } from '#site/data/base/enterScope.ts'
import { personalPageMetadata } from '#site/data/catalogue/personalPageMetadata.ts'
import { AccountHub } from '#site/features/shell/account/AccountHub.tsx'

type PageProps = { params: Promise<{ project: string }> }

export const revalidate = 60

export const generateMetadata = personalPageMetadata('account')

export async function generateStaticParams() {
  return []
}

export default async function AccountPage({ params }: PageProps) {
  if (!(await enterScope((await params).project))) notFound()
  return <AccountHub />
}
