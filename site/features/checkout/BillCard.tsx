'use client'
import { daysText } from '#domain/catalogue/offers.ts'
import { formatInr } from '#domain/money/formatInr.ts'
import { fill } from '#domain/text/fill.ts'
import { pictureAt } from '#site/data/Picture.ts'
import type { Bill } from '#site/data/quote.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { Card } from '#site/ui/Card.tsx'
import { Cover } from '#site/ui/Cover.tsx'
import { Words } from '#site/ui/Words.tsx'
import {
  access,
  bill as billStyle,
  billTitle,
  line,
  lines,
  only,
  price,
  saving,
  sums,
  terms,
  thumb,
  title,
  total,
} from './BillCard.css.ts'
import { PayButton, type PayButtonProps } from './PayBar.tsx'

/** What is bought, every figure of the quote, and the button once it is known who pays. */
export function BillCard({
  bill: { product, quote },
  button,
}: {
  bill: Bill
  button: PayButtonProps | null
}) {
  const t = useTexts('checkout')
  return (
    <Card as="aside" pad="l" className={billStyle} aria-label={t.bill}>
      <ul className={lines}>
        {quote.lines.map((entry) => (
          <li key={`${entry.product}-${entry.variant}`} className={line}>
            <Cover
              shape="thumb"
              subject={entry.subject}
              seed={entry.slug}
              image={pictureAt(product.image, 'card')}
              className={thumb}
            />
            <span className={title}>
              <Words>{entry.title}</Words>
              <Option line={entry} />
            </span>
            <b className={price}>{formatInr(entry.totalPaise)}</b>
          </li>
        ))}
      </ul>
      <hr />
      <h2 className={billTitle}>{t.bill}</h2>
      <dl className={sums}>
        <Sum label={fill(t.itemsOf, { count: quote.lines.length })}>{formatInr(quote.itemsPaise)}</Sum>
        {quote.offerPaise > 0 ? (
          <Sum label={t.offerPrice} className={saving}>
            {formatInr(-quote.offerPaise)}
          </Sum>
        ) : null}
        <div className={total}>
          <dt>{t.toPay}</dt>
          <dd aria-live="polite">{formatInr(quote.payablePaise)}</dd>
        </div>
      </dl>
      {button ? <PayButton {...button} className={only} /> : null}
      {button ? <p className={terms}>{t.terms}</p> : null}
    </Card>
  )
}

/** Which variant, or how long the access lasts. */
function Option({ line: { option, validityDays } }: { line: Bill['quote']['lines'][number] }) {
  const { accessFor } = useTexts('checkout')
  const locale = useLocale()
  if (validityDays)
    return <span className={access}>{fill(accessFor, { days: daysText(validityDays, locale) })}</span>
  if (!option) return null
  return (
    <span className={access}>
      <Words>{option}</Words>
    </span>
  )
}

function Sum({ label, className, children }: { label: string; className?: string; children: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className={className}>{children}</dd>
    </div>
  )
}
