import type { Locale } from '../text/locales.ts'

/** The delivery charge in an event, after items and alone. */
const DELIVERY: Record<Locale, { after: string; alone: string }> = {
  en: { after: ' and delivery', alone: 'Delivery' },
  hi: { after: ' और डिलीवरी', alone: 'डिलीवरी' },
}

/** What an event of an order is about, as it is written: `Book × 2, Atlas and delivery`. @param items titles, perhaps none */
export const namedItems = (items: string, hasDelivery: boolean, locale: Locale = 'en'): string =>
  hasDelivery ? (items ? items + DELIVERY[locale].after : DELIVERY[locale].alone) : items

/** The items of a written event, and whether it names the delivery. @param titles of the order's lines, which may end with the same words */
export function readNamedItems(
  text: string,
  titles: readonly string[],
): { items: string; hasDelivery: boolean } {
  const { after, alone } = DELIVERY.en
  if (text === alone && !titles.includes(text)) return { items: '', hasDelivery: true }
  const hasDelivery = text.endsWith(after) && !titles.some((title) => text.endsWith(title))
  return { items: hasDelivery ? text.slice(0, -after.length) : text, hasDelivery }
}
