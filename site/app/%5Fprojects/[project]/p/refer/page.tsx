import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { MESSAGES } from '#domain/text/messages.ts'
import { enterScope } from '#site/data/enterScope.ts'
import { WalletScreen } from '#site/features/wallets/WalletScreen.tsx'

type PageProps = { params: Promise<{ project: string }> }

export const revalidate = 60

export const metadata: Metadata = { title: MESSAGES.referralEarnings, robots: { index: false } }

export async function generateStaticParams() {
  return []
}

export default async function ReferPage({ params }: PageProps) {
  if (!(await enterScope((await params).project))) notFound()
  return (
    <WalletScreen
      title={MESSAGES.referralEarnings}
      purpose="see your referral earnings"
      emptyTitle="No referral earnings yet"
      emptyText="What you earn by referring friends appears here."
    />
  )
}
