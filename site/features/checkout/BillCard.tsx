'use client'
import type { QuoteView } from '#domain/calls/payments.ts'
import { accessDurationText } from '#domain/catalogue/offers.ts'
import { formatInr } from '#domain/money/formatInr.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { localisedTerms } from '#domain/text/localisedTerm.ts'
import { useLinePictures } from '#site/data/shop/linePictures.ts'
import type { Shopping } from '#site/data/shop/shopping.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { title as billTitle } from '#site/features/shell/payments/BillFigures.css.ts'
import { BillFigures, EarnsNote, GstNote } from '#site/features/shell/payments/BillFigures.tsx'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { Card } from '#site/ui/Card.tsx'
import { FilledText } from '#site/ui/FilledText.tsx'
import { Cover } from '#site/ui/media/Cover.tsx'
import { AppLink } from '#site/ui/navigation/AppLink.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { stickyCard } from '#site/ui/stickyCard.css.ts'
import { desktopOnly, extent, line, lines, price, terms, termsLink, thumb, title } from './BillCard.css.ts'
import { CouponBox } from './CouponBox.tsx'
import { CreditsBox, type CreditsChoice } from './CreditsBox.tsx'
import { isFree } from './isFree.ts'
import { PayButton, type PayButtonProps } from './PayBar.tsx'

type BillCardProps = {
  quote: QuoteView
  shopping: Shopping
  uid: string
  credits: CreditsChoice
  /** Null when there is nothing to pay for. */
  button: PayButtonProps | null
}

/** What is bought, every amount of the quote, the coupons, and the pay button. */
export function BillCard({ quote, shopping, uid, credits, button }: BillCardProps) {
  const { title: name } = useTexts('bill')
  const { base } = useProject()
  const pictures = useLinePictures(
    base,
    quote.lines.map(({ product }) => product),
  )
  return (
    <Card as="aside" pad="l" className={stickyCard} aria-label={name}>
      <ul className={lines}>
        {quote.lines.map((entry) => (
          <li key={`${entry.product}-${entry.variant}-${entry.validityDays}`} className={line}>
            <Cover
              shape="thumb"
              subject={entry.subject}
              seed={entry.slug}
              image={pictures.get(entry.product)}
              className={thumb}
            />
            <span className={title}>
              <MixedText>{entry.title}</MixedText>
              {entry.quantity > 1 ? `\u00a0×\u00a0${entry.quantity}` : ''}
              <Option line={entry} />
            </span>
            <b className={price}>{formatInr(entry.totalPaise)}</b>
          </li>
        ))}
      </ul>
      <hr />
      <h2 className={billTitle}>{name}</h2>
      <BillFigures bill={quote} />
      <GstNote taxPaise={quote.taxPaise} />
      <EarnsNote earnsPaise={quote.earnsPaise} />
      {isFree(quote) ? null : <CouponBox quote={quote} shopping={shopping} uid={uid} />}
      <CreditsBox quote={quote} {...credits} />
      {button ? <PayButton {...button} className={desktopOnly} /> : null}
      {button ? <Accepting /> : null}
    </Card>
  )
}

/** The policies open in a new tab, so that no input is lost. */
function Accepting() {
  const t = useTexts('checkout')
  const policy = (href: string, label: string) => (
    <AppLink href={href} target="_blank" className={termsLink} prefetch={false}>
      {label}
    </AppLink>
  )
  return (
    <p className={terms}>
      <FilledText
        text={t.accepting}
        values={{
          terms: policy('/terms', t.terms),
          refundPolicy: policy('/refund-policy', t.refundPolicy),
        }}
      />
    </p>
  )
}

/** The variant, or the duration of the access; and the batch. */
function Option({ line }: { line: QuoteView['lines'][number] }) {
  const { batch } = line
  return (
    <>
      {batch ? (
        <span className={extent}>
          <MixedText>{batch.title}</MixedText>
        </span>
      ) : null}
      <VariantOrAccess line={line} />
    </>
  )
}

function VariantOrAccess({ line: { option, validityDays } }: { line: QuoteView['lines'][number] }) {
  const { accessFor } = useTexts('checkout')
  const locale = useLocale()
  if (validityDays)
    return (
      <span className={extent}>
        {fillPlaceholders(accessFor, { days: accessDurationText(validityDays, locale) })}
      </span>
    )
  if (!option) return null
  return (
    <span className={extent}>
      <MixedText>{localisedTerms(locale, option)}</MixedText>
    </span>
  )
}
