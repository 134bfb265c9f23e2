'use client'
import { lazy, Suspense, useState } from 'react'
import { useMe } from '#site/data/account/me.ts'
import { useReferrals } from '#site/data/shop/referral.ts'
import type { Statement } from '#site/data/shop/wallets.ts'
import { AccountFrame } from '#site/features/shell/account/AccountFrame.tsx'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { Button } from '#site/ui/Button.tsx'
import { ErrorState } from '#site/ui/ErrorState.tsx'
import { Friends } from './Friends.tsx'
import { Payouts } from './Payouts.tsx'
import { ShareReferral } from './ShareReferral.tsx'
import { WalletStatement, WalletStatementSkeleton } from './WalletStatement.tsx'

const PayoutDialog = lazy(() => import('./PayoutDialog.tsx').then((m) => ({ default: m.PayoutDialog })))

/** `/p/refer`: the link for friends, the friends who used it, earnings and payouts. */
export function ReferScreen() {
  const { earnings } = useTexts('wallets')
  return (
    <AccountFrame
      purpose={earnings.purpose}
      skeleton={
        <>
          <h1>{earnings.title}</h1>
          <WalletStatementSkeleton />
        </>
      }
    >
      <h1>{earnings.title}</h1>
      <Referrals />
    </AccountFrame>
  )
}

function Referrals() {
  const t = useTexts('wallets')
  const { base } = useProject()
  const { me } = useMe(base)
  const { mine, error, reload } = useReferrals(base, me?.uid)
  if (!mine && error)
    return (
      <ErrorState title={t.failed} text={t.failedText}>
        <Button look="outline" onPress={() => void reload()}>
          {t.retry}
        </Button>
      </ErrorState>
    )
  if (!mine) return <WalletStatementSkeleton />
  return (
    <>
      <ShareReferral mine={mine} />
      <Friends friends={mine.friends} />
      <WalletStatement
        kind="earnings"
        actions={(wallet, reloadWallet) => (
          <Payout
            wallet={wallet}
            leastPaise={mine.leastPayoutPaise}
            onDone={() => Promise.all([reload(), reloadWallet()])}
          />
        )}
      />
      <Payouts payouts={mine.payouts} />
    </>
  )
}

type PayoutProps = { wallet: Statement; leastPaise: number; onDone: () => Promise<unknown> }

function Payout({ wallet, leastPaise, onDone }: PayoutProps) {
  const { refer: t } = useTexts('wallets')
  const [isOpen, setIsOpen] = useState(false)
  if (wallet.availablePaise < Math.max(100, leastPaise) && !isOpen) return null
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>{t.payout}</Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <PayoutDialog
            availablePaise={wallet.availablePaise}
            leastPaise={leastPaise}
            onDone={onDone}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  )
}
