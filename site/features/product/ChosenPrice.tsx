'use client'
import { monthlyInstalment } from '#domain/catalogue/emi.ts'
import { formatInr } from '#domain/money/formatInr.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { PriceBlock } from '#site/ui/PriceBlock.tsx'
import { note } from './BuyCard.css.ts'
import { useChoice } from './ChoiceContext.tsx'

type ChosenPriceProps = { size: 'm' | 'xl'; isSoldOut: boolean }

/** The price of the chosen option. */
export function ChosenPrice({ size, isSoldOut }: ChosenPriceProps) {
  const { option } = useChoice()
  return (
    <div aria-live={size === 'xl' ? 'polite' : undefined}>
      <PriceBlock
        size={size}
        isSoldOut={isSoldOut}
        pricePaise={option.pricePaise}
        mrpPaise={option.mrpPaise}
      />
    </div>
  )
}

/** The monthly instalment, where cards offer that. */
export function EmiNote() {
  const t = useTexts('product')
  const emi = monthlyInstalment(useChoice().option.pricePaise)
  if (!emi) return null
  return (
    <p className={note}>
      {fillPlaceholders(t.emi, { amount: formatInr(emi.monthlyPaise), months: emi.months })}
    </p>
  )
}
