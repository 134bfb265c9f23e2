'use client'
import type { QuoteView } from '#domain/calls/payment.ts'
import { formatInr } from '#domain/money/formatInr.ts'
import { fill } from '#domain/text/fill.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { saving, sums, tax, total } from './BillCard.css.ts'

/** Every figure of a bill that is not zero, and what is to be paid. */
export function Figures({ quote }: { quote: QuoteView }) {
  const t = useTexts('checkout')
  const count = quote.lines.reduce((all, { quantity }) => all + quantity, 0)
  const { offerPaise, upgradePaise, deliveryPaise, feePaise, roundingPaise, creditsPaise, taxPaise } = quote
  return (
    <>
      <dl className={sums}>
        <Sum label={fill(t.itemsOf, { count })}>{formatInr(quote.itemsPaise)}</Sum>
        <Saving label={t.offerPrice} paise={offerPaise} />
        <Saving label={t.paidBefore} paise={upgradePaise} />
        {quote.coupons.map(({ code, discountPaise }) => (
          <Saving key={code} label={fill(t.coupon, { code })} paise={discountPaise} />
        ))}
        {quote.needsAddress ? (
          <Sum label={t.delivery}>{deliveryPaise === 0 ? t.free : formatInr(deliveryPaise)}</Sum>
        ) : null}
        {feePaise > 0 ? <Sum label={t.cashFee}>{formatInr(feePaise)}</Sum> : null}
        {roundingPaise === 0 ? null : <Sum label={t.rounding}>{formatInr(roundingPaise)}</Sum>}
        <Saving label={t.credits} paise={creditsPaise} />
        <div className={total}>
          <dt>{t.toPay}</dt>
          <dd aria-live="polite">{formatInr(quote.payablePaise)}</dd>
        </div>
      </dl>
      {taxPaise > 0 ? <p className={tax}>{fill(t.gstIncluded, { amount: formatInr(taxPaise) })}</p> : null}
    </>
  )
}

function Saving({ label, paise }: { label: string; paise: number }) {
  return paise > 0 ? (
    <Sum label={label} className={saving}>
      {formatInr(-paise)}
    </Sum>
  ) : null
}

function Sum({ label, className, children }: { label: string; className?: string; children: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className={className}>{children}</dd>
    </div>
  )
}
