import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { MESSAGES } from '#domain/text/messages.ts'
import { enterScope } from '#site/data/enterScope.ts'
import { WalletScreen } from '#site/features/wallets/WalletScreen.tsx'

type PageProps = { params: Promise<{ project: string }> }

export const revalidate = 60

export const metadata: Metadata = { title: MESSAGES.cashbackCredits, robots: { index: false } }

export async function generateStaticParams() {
  return []
}

export default async function RewardPage({ params }: PageProps) {
  if (!(await enterScope((await params).project))) notFound()
  return (
    <WalletScreen
      title={MESSAGES.cashbackCredits}
      purpose="see your cashback credits"
      emptyTitle="No cashback credits yet"
      emptyText="Credits you earn on your orders appear here."
    />
  )
}
