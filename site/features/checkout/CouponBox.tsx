'use client'
import { useState } from 'react'
import type { QuoteView } from '#domain/calls/payment.ts'
import { fill } from '#domain/text/fill.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { AppLink } from '#site/ui/AppLink.tsx'
import { link } from '#site/ui/layout.css.ts'
import { PlainButton } from '#site/ui/PlainButton.tsx'
import { PlainTextField } from '#site/ui/PlainFields.tsx'
import { couponForm, couponRow, coupon as couponStyle, openCoupon, refusal } from './BillCard.css.ts'

type CouponBoxProps = { quote: QuoteView; isFromCart: boolean; coupon: string }

/** The coupons of the cart are changed there; what is bought straight from its page has a field for one here. */
export function CouponBox({ quote, isFromCart, coupon }: CouponBoxProps) {
  const t = useTexts('checkout')
  if (isFromCart)
    return (
      <div className={couponStyle}>
        <Refusals quote={quote} />
        <p className={couponRow}>
          <span>
            {quote.coupons.length > 0
              ? fill(t.couponOn, { codes: quote.coupons.map(({ code }) => code).join(', ') })
              : t.couponQuestion}
          </span>
          <AppLink href="/cart" className={link} aria-label={t.changeCoupon} prefetch={false}>
            {t.change}
          </AppLink>
        </p>
      </div>
    )
  return <CouponField key={coupon} quote={quote} coupon={coupon} />
}

/** The code stands in the page's address: it stays through a reload, and a link can bring it along. */
function setCode(code: string): void {
  const params = new URLSearchParams(window.location.search)
  if (code) params.set('coupon', code)
  else params.delete('coupon')
  window.history.replaceState(null, '', `?${params}`)
}

function CouponField({ quote, coupon }: { quote: QuoteView; coupon: string }) {
  const t = useTexts('checkout')
  const [isOpen, setIsOpen] = useState(quote.refusedCodes.length > 0)
  const [typed, setTyped] = useState(coupon)
  const applied = quote.coupons.map(({ code }) => code).join(', ')
  if (applied)
    return (
      <p className={couponRow}>
        <span role="status">{fill(t.couponOn, { codes: applied })}</span>
        <PlainButton look="ghost" size="s" onClick={() => setCode('')}>
          {t.removeCoupon}
        </PlainButton>
      </p>
    )
  if (!isOpen && !coupon)
    return (
      <p className={couponRow}>
        <PlainButton look="ghost" size="s" className={openCoupon} onClick={() => setIsOpen(true)}>
          {t.haveCoupon}
        </PlainButton>
      </p>
    )
  return (
    <form
      noValidate
      className={couponStyle}
      onSubmit={(event) => {
        event.preventDefault()
        setCode(typed.trim().toUpperCase())
      }}
    >
      <div className={couponForm}>
        <PlainTextField
          label={t.couponCode}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck="false"
        />
        <PlainButton type="submit" look="outline">
          {t.applyCoupon}
        </PlainButton>
      </div>
      <Refusals quote={quote} />
    </form>
  )
}

function Refusals({ quote: { refusedCodes } }: { quote: QuoteView }) {
  return (
    <div role="status">
      {refusedCodes.map(({ code, message }) => (
        <p key={code} className={refusal}>
          {message}
        </p>
      ))}
    </div>
  )
}
