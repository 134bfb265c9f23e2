'use client'
import type { QuoteView } from '#domain/calls/payments.ts'
import { formatInr } from '#domain/money/formatInr.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { dayText } from '#site/data/base/dateText.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { RadioCard, RadioGroup } from '#site/ui/fields/RadioGroup.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { arrivalOf } from './arrivalOf.ts'
import { option, optionNote, optionPrice, optionText } from './DeliveryChoice.css.ts'

type DeliveryChoiceProps = {
  quote: QuoteView
  /** The last choice; the quote for it may still be loading. */
  chosen: string | null
  onChange: (key: string) => void
}

/** The delivery options, each with its price and arrival day; no choice when there is only one. */
export function DeliveryChoice({ quote, chosen, onChange }: DeliveryChoiceProps) {
  const { arrives } = useTexts('checkout')
  const t = useTexts('bill')
  const locale = useLocale()
  const { deliveryOptions, delivery } = quote
  if (deliveryOptions.length < 2) return null
  const quotedOption = deliveryOptions.find(({ key }) => key === chosen)
  return (
    <RadioGroup
      label={t.delivery}
      look="cards"
      value={quotedOption?.key ?? delivery?.option ?? null}
      onChange={onChange}
    >
      {deliveryOptions.map(({ key, label, paise, fasterDays }) => {
        const day = arrivalOf(quote, fasterDays, Date.now())
        return (
          <RadioCard key={key} value={key}>
            <span className={option}>
              <span className={optionText}>
                <MixedText>{label}</MixedText>
                {day === null ? null : (
                  <span className={optionNote}>
                    {fillPlaceholders(arrives, { day: dayText(day, locale) })}
                  </span>
                )}
              </span>
              <b className={optionPrice}>{paise === 0 ? t.free : formatInr(paise)}</b>
            </span>
          </RadioCard>
        )
      })}
    </RadioGroup>
  )
}
