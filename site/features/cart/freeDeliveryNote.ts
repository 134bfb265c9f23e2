import type { QuoteView } from '#domain/calls/payments.ts'
import { formatInr } from '#domain/money/formatInr.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'

type Quoted = Pick<QuoteView, 'couponPaise' | 'delivery' | 'deliveryOptions'>

/**
 * The amount missing for free delivery with the chosen option; with a coupon it also explains why that is more than the prices suggest. Null when delivery
 * is free already or never.
 */
export function freeDeliveryNote(
  { couponPaise, delivery, deliveryOptions }: Quoted,
  texts: { moreForFree: string; afterDiscount: string },
): string | null {
  const missing = deliveryOptions.find(({ key }) => key === delivery?.option)?.missingForFreePaise
  if (!missing) return null
  const note = fillPlaceholders(texts.moreForFree, { amount: formatInr(missing) })
  return couponPaise > 0 ? `${note} ${texts.afterDiscount}` : note
}
