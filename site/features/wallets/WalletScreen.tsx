'use client'
import { AccountFrame } from '#site/features/shell/AccountFrame.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { EmptyState } from '#site/ui/EmptyState.tsx'
import { LinkButton } from '#site/ui/LinkButton.tsx'
import { Skeleton } from '#site/ui/Skeleton.tsx'

type Props = { kind: 'reward' | 'refer' }

/** `/p/reward` and `/p/refer`: what somebody earned; nobody has earned anything as long as no programme pays out. */
export function WalletScreen({ kind }: Props) {
  const t = useTexts('wallets')
  const { title, purpose, none, noneText } = t[kind]
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
      <EmptyState title={none} text={noneText}>
        <LinkButton href="/courses">{t.seeCourses}</LinkButton>
      </EmptyState>
    </AccountFrame>
  )
}
