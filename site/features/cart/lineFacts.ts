import type { CartLine } from '#domain/calls/cart.ts'
import { isShipped } from '#domain/catalogue/kinds.ts'
import { accessDurationText } from '#domain/catalogue/offers.ts'
import { formatInr } from '#domain/money/formatInr.ts'
import { countedText } from '#domain/text/counted.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import type { Locale } from '#domain/text/locales.ts'
import { localisedTerms } from '#domain/text/localisedTerm.ts'
import type { Texts } from '#site/texts/Texts.ts'

type Facts = Pick<
  CartLine,
  | ('kind' | 'option' | 'variant' | 'validityDays' | 'batch' | 'extend')
  | ('dispatchDays' | 'quantity' | 'pricePaise')
>

/** The facts of a line: kind, edition, duration of the access, dispatch, unit price. */
export function lineFacts(line: Facts, t: Texts['cart'], locale: Locale): string[] {
  const { kind, option, variant, validityDays, batch, extend, dispatchDays, quantity, pricePaise } = line
  const days = validityDays === null ? null : accessDurationText(validityDays, locale)
  const access = days && fillPlaceholders(extend ? t.moreDays : t.accessFor, { days })
  const sent =
    !isShipped(kind) || dispatchDays === null
      ? null
      : dispatchDays === 0
        ? t.sentSameDay
        : countedText(locale, t.sentIn, dispatchDays)
  const each = quantity > 1 ? fillPlaceholders(t.each, { amount: formatInr(pricePaise) }) : null
  return [
    t.kinds[kind],
    variant && option ? localisedTerms(locale, option) : null,
    batch ? batch.title : null,
    access,
    sent,
    each,
  ].filter((fact) => fact !== null)
}
