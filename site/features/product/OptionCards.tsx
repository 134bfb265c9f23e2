'use client'
import { formatInr } from '#domain/money/formatInr.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import type { BuyOption } from '#site/data/shop/buyOptions.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { useChoice } from './ChoiceContext.tsx'
import { bubble, card, cards, input, label, legend as legendStyle, note, price } from './OptionCards.css.ts'

const LOW_STOCK = 5

/** Validities or variants as radio cards; the chosen one determines the price. */
export function OptionCards({ legend }: { legend: string }) {
  const t = useTexts('product')
  const { options, index, choose } = useChoice()
  return (
    <fieldset>
      <legend className={legendStyle}>{legend}</legend>
      <div className={cards}>
        {options.map((option, at) => (
          <label key={option.choice?.value} className={card}>
            <input
              type="radio"
              className={input}
              name={option.choice?.name}
              value={option.choice?.value}
              checked={at === index}
              disabled={option.stock === 0}
              onChange={() => choose(at)}
            />
            <span className={bubble} aria-hidden="true" />
            <span className={label}>
              <MixedText>{option.label}</MixedText>
              <Stock option={option} />
            </span>
            <span className={price}>{option.pricePaise === 0 ? t.free : formatInr(option.pricePaise)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function Stock({ option: { stock } }: { option: BuyOption }) {
  const t = useTexts('product')
  if (stock === null || stock > LOW_STOCK) return null
  return <span className={note}>{stock === 0 ? t.soldOut : fillPlaceholders(t.left, { count: stock })}</span>
}
