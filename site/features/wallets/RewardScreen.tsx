'use client'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import type { Statement } from '#site/data/shop/wallets.ts'
import { AccountFrame } from '#site/features/shell/account/AccountFrame.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { Button } from '#site/ui/Button.tsx'
import { WalletStatement, WalletStatementSkeleton } from './WalletStatement.tsx'

const CouponDialog = dynamic(() => import('./CouponDialog.tsx').then((file) => file.CouponDialog))

/** `/p/reward`: cashback credits, earned and spent. */
export function RewardScreen() {
  const { credits } = useTexts('wallets')
  return (
    <AccountFrame
      purpose={credits.purpose}
      skeleton={
        <>
          <h1>{credits.title}</h1>
          <WalletStatementSkeleton />
        </>
      }
    >
      <h1>{credits.title}</h1>
      <WalletStatement
        kind="credits"
        actions={(wallet, reload) => <ToCoupon wallet={wallet} reload={reload} />}
      />
    </AccountFrame>
  )
}

/** The smallest amount of a coupon, paise. */
const MIN_COUPON_PAISE = 100

function ToCoupon({ wallet, reload }: { wallet: Statement; reload: () => Promise<unknown> }) {
  const t = useTexts('wallets')
  const [isOpen, setIsOpen] = useState(false)
  if (wallet.availablePaise < MIN_COUPON_PAISE && !isOpen) return null
  return (
    <>
      <Button look="outline" onPress={() => setIsOpen(true)}>
        {t.toCoupon}
      </Button>
      {isOpen ? (
        <CouponDialog
          availablePaise={wallet.availablePaise}
          onDone={reload}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </>
  )
}
