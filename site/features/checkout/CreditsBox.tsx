'use client'
import type { QuoteView } from '#domain/calls/payments.ts'
import { formatInr } from '#domain/money/formatInr.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Checkbox } from '#site/ui/fields/Checkbox.tsx'
import { creditsLeft } from './BillCard.css.ts'

export type CreditsChoice = { usesCredits: boolean; onUseCredits: (uses: boolean) => void }

/** Pays the bill, or a part of it, with the person's credits; nothing for people without credits. */
export function CreditsBox({ quote, usesCredits, onUseCredits }: CreditsChoice & { quote: QuoteView }) {
  const t = useTexts('checkout')
  const { credits } = quote
  if (!credits || credits.mostPaise === 0) return null
  return (
    <Checkbox isSelected={usesCredits} onChange={onUseCredits}>
      {fillPlaceholders(t.useCredits, { amount: formatInr(credits.mostPaise) })}
      <span className={creditsLeft}>
        {fillPlaceholders(t.creditsOf, { amount: formatInr(credits.balancePaise) })}
      </span>
    </Checkbox>
  )
}
