import type { Locale } from '../text/locales.ts'

/** The delivery charge in an event, after items and alone. */
const DELIVERY: Record<Locale, { after: string; alone: string }> = {
  en: { after: ' and delivery', alone: 'Delivery' },
  hi: { after: ' और डिलीवरी', alone: 'डिलीवरी' },
}

/** The stored text of an event about items and delivery: `Book × 2, Atlas and delivery`. @param items titles, perhaps empty */
export const namedItems = (items: string, hasDelivery: boolean, locale: Locale = 'en'): string =>
  hasDelivery ? (items ? items + DELIVERY[locale].after : DELIVERY[locale].alone) : items

/** Parses the text of `namedItems`. @param titles of the order's lines, one of which may itself end with “and delivery” */
export function readNamedItems(
  text: string,
  titles: readonly string[],
): { items: string; hasDelivery: boolean } {
  const { after, alone } = DELIVERY.en
  if (text === alone && !titles.includes(text)) return { items: '', hasDelivery: true }
  const hasDelivery = text.endsWith(after) && !titles.some((title) => text.endsWith(title))
  return { items: hasDelivery ? text.slice(0, -after.length) : text, hasDelivery }
}
