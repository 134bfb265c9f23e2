'use client'
import { AccountFrame } from '#site/features/shell/AccountFrame.tsx'
import { EmptyState } from '#site/ui/EmptyState.tsx'
import { LinkButton } from '#site/ui/LinkButton.tsx'
import { Skeleton } from '#site/ui/Skeleton.tsx'

type Props = { title: string; purpose: string; emptyTitle: string; emptyText: string }

/** `/p/reward` and `/p/refer`: what somebody earned; nobody has earned anything as long as no programme pays out. */
export function WalletScreen({ title, purpose, emptyTitle, emptyText }: Props) {
  return (
    <AccountFrame
      purpose={purpose}
      skeleton={
        <>
          <h1>{title}</h1>
          <Skeleton height={160} />
        </>
      }
    >
      <h1>{title}</h1>
      <EmptyState title={emptyTitle} text={emptyText}>
        <LinkButton href="/courses">See courses</LinkButton>
      </EmptyState>
    </AccountFrame>
  )
}
