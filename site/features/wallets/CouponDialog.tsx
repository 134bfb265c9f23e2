'use client'
import { useRef, useState } from 'react'
import { formatInr } from '#domain/money/formatInr.ts'
import { paiseToRupees, rupeesToPaise } from '#domain/money/rupees.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { dayText } from '#site/data/base/dateText.ts'
import { type CouponFromCredits, convertCreditsToCoupon } from '#site/data/shop/wallets.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { Banner } from '#site/ui/Banner.tsx'
import { Button } from '#site/ui/Button.tsx'
import { TextField } from '#site/ui/fields/TextField.tsx'
import { LinkButton } from '#site/ui/navigation/LinkButton.tsx'
import { Dialog } from '#site/ui/overlays/Dialog.tsx'
import { code, form, label } from './WalletStatement.css.ts'

type CouponDialogProps = { availablePaise: number; onDone: () => Promise<unknown>; onClose: () => void }

/** Converts credits into a personal coupon, and shows its code. */
export function CouponDialog({ availablePaise, onDone, onClose }: CouponDialogProps) {
  const t = useTexts('wallets')
  const [made, setMade] = useState<CouponFromCredits | null>(null)
  return (
    <Dialog isOpen onClose={onClose} title={t.toCoupon} description={made ? undefined : t.toCouponText}>
      {made ? (
        <Made coupon={made} />
      ) : (
        <Amount
          availablePaise={availablePaise}
          onMade={(coupon) => {
            setMade(coupon)
            void onDone()
          }}
        />
      )}
    </Dialog>
  )
}

type AmountProps = { availablePaise: number; onMade: (coupon: CouponFromCredits) => void }

function Amount({ availablePaise, onMade }: AmountProps) {
  const t = useTexts('wallets')
  const { base } = useProject()
  // One key per request: a repeat after a lost answer deducts nothing twice.
  const key = useRef({ amount: 0, name: '' })
  const [typed, setTyped] = useState(paiseToRupees(availablePaise))
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const amount = rupeesToPaise(typed)
  const isWrong = amount === null || amount < 100 || amount > availablePaise
  const make = async () => {
    if (isWrong || isBusy)
      return setProblem(fillPlaceholders(t.amountWrong, { most: formatInr(availablePaise) }))
    if (key.current.amount !== amount) key.current = { amount, name: crypto.randomUUID() }
    setIsBusy(true)
    setProblem(null)
    const answer = await convertCreditsToCoupon(base, amount, key.current.name)
    setIsBusy(false)
    if (answer.apiSuccess) onMade(answer)
    else setProblem(answer.message)
  }
  return (
    <form
      noValidate
      className={form}
      onSubmit={(event) => {
        event.preventDefault()
        void make()
      }}
    >
      <TextField
        label={t.amount}
        value={typed}
        onChange={setTyped}
        inputMode="decimal"
        maxLength={12}
        help={fillPlaceholders(t.youHave, { amount: formatInr(availablePaise) })}
      />
      {problem ? (
        <Banner tone="danger" role="alert">
          {problem}
        </Banner>
      ) : null}
      <Button type="submit" size="l" isBlock isPending={isBusy}>
        {t.makeCoupon}
      </Button>
    </form>
  )
}

function Made({ coupon }: { coupon: CouponFromCredits }) {
  const t = useTexts('wallets')
  const locale = useLocale()
  return (
    <div className={form} role="status">
      <p className={code}>{coupon.code}</p>
      <p className={label}>
        {fillPlaceholders(t.couponMade, {
          amount: formatInr(coupon.amountPaise),
          day: coupon.endsAt === null ? '' : dayText(coupon.endsAt, locale),
        })}
      </p>
      <LinkButton href="/courses" size="l" isBlock>
        {t.seeCourses}
      </LinkButton>
    </div>
  )
}
