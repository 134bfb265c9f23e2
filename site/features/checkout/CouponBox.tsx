'use client'
import TicketPercent from 'lucide-react/icons/ticket-percent'
import { useState } from 'react'
import type { QuoteView } from '#domain/calls/payments.ts'
import { couponCodes } from '#domain/coupons/couponCode.ts'
import { formatInr } from '#domain/money/formatInr.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { replaceCodes } from '#site/data/shop/cart.ts'
import { useCouponOffers } from '#site/data/shop/couponOffers.ts'
import { couponSetTitle, improvedCouponSet } from '#site/data/shop/couponSets.ts'
import type { Shopping } from '#site/data/shop/shopping.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { PlainTextField } from '#site/ui/fields/PlainFields.tsx'
import { link } from '#site/ui/layout.css.ts'
import { Icon } from '#site/ui/media/Icon.tsx'
import { AppLink } from '#site/ui/navigation/AppLink.tsx'
import { useSnackbar } from '#site/ui/overlays/SnackbarProvider.tsx'
import { PlainButton } from '#site/ui/PlainButton.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import {
  couponForm,
  couponRow,
  coupon as couponStyle,
  offerIcon,
  offerRow,
  offerText,
  offerTitle,
  openCoupon,
  refusal,
} from './BillCard.css.ts'

type CouponBoxProps = { quote: QuoteView; shopping: Shopping; uid: string }

/** The cart's coupons are changed in the cart; a purchase directly from a product's page has a field here. */
export function CouponBox({ quote, shopping, uid }: CouponBoxProps) {
  const isFromCart = shopping.from === 'cart'
  const { codes } = shopping
  return (
    <div className={couponStyle}>
      {isFromCart ? (
        <CouponsOfCart quote={quote} />
      ) : (
        <CouponField key={codes.join()} quote={quote} codes={codes} />
      )}
      <BestCoupon quote={quote} shopping={shopping} uid={uid} />
    </div>
  )
}

function CouponsOfCart({ quote }: { quote: QuoteView }) {
  const t = useTexts('checkout')
  const isOn = quote.coupons.length > 0
  return (
    <>
      <Refusals quote={quote} />
      <p className={couponRow}>
        <span role="status">
          {isOn
            ? fillPlaceholders(t.couponOn, { codes: quote.coupons.map(({ code }) => code).join(', ') })
            : t.couponQuestion}
        </span>
        <AppLink
          href="/cart"
          className={link}
          aria-label={isOn ? t.changeCoupon : undefined}
          prefetch={false}
        >
          {isOn ? t.change : t.enterCouponInCart}
        </AppLink>
      </p>
    </>
  )
}

/** The best offered coupons when they take more off than the applied ones: one click applies them. */
function BestCoupon({ quote, shopping, uid }: CouponBoxProps) {
  const t = useTexts('checkout')
  const { base, slug } = useProject()
  const showSnackbar = useSnackbar()
  const [isBusy, setIsBusy] = useState(false)
  const offers = useCouponOffers(base, shopping.items, uid)
  const better = improvedCouponSet(offers, quote.couponPaise)
  if (!better) return null
  const codes = better.codes.join(' + ')
  const apply = async () => {
    if (isBusy) return
    if (shopping.from === 'product') {
      setCodes(better.codes)
      return
    }
    setIsBusy(true)
    const outcome = await replaceCodes({ base, slug }, better.codes)
    setIsBusy(false)
    if (!outcome.ok) showSnackbar(outcome.message, { severity: 'error' })
  }
  return (
    <div className={offerRow}>
      <Icon icon={TicketPercent} size="s" className={offerIcon} />
      <div className={offerText}>
        <p>{fillPlaceholders(t.bestCoupon, { codes, amount: formatInr(better.discountPaise) })}</p>
        <p className={offerTitle}>
          <MixedText>{couponSetTitle(offers, better)}</MixedText>
        </p>
      </div>
      <PlainButton
        look="outline"
        size="s"
        aria-label={fillPlaceholders(t.applyThis, { codes })}
        isPending={isBusy}
        onClick={() => void apply()}
      >
        {t.applyCoupon}
      </PlainButton>
    </div>
  )
}

/** The codes are in the page's URL: they survive a reload, and a link can contain them. */
function setCodes(codes: readonly string[]): void {
  const params = new URLSearchParams(window.location.search)
  if (codes.length > 0) params.set('coupon', codes.join(','))
  else params.delete('coupon')
  window.history.replaceState(null, '', `?${params}`)
}

function CouponField({ quote, codes }: { quote: QuoteView; codes: readonly string[] }) {
  const t = useTexts('checkout')
  const [isOpen, setIsOpen] = useState(quote.refusedCodes.length > 0)
  const [typed, setTyped] = useState(codes.join(', '))
  const applied = quote.coupons.map(({ code }) => code).join(', ')
  if (applied)
    return (
      <p className={couponRow}>
        <span role="status">{fillPlaceholders(t.couponOn, { codes: applied })}</span>
        <PlainButton look="ghost" size="s" onClick={() => setCodes([])}>
          {t.removeCoupon}
        </PlainButton>
      </p>
    )
  if (!isOpen && codes.length === 0)
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
        setCodes(couponCodes(typed))
      }}
    >
      <div className={couponForm}>
        <PlainTextField
          label={t.couponCode}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          maxLength={40}
          // Focused only when opened by a click, not when it is open because a code of the page's URL was refused.
          autoFocus={codes.length === 0}
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
