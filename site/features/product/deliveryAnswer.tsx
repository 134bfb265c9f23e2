import type { ReactNode } from 'react'
import { formatInr } from '#domain/money/formatInr.ts'
import { isPincode } from '#domain/people/isPincode.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import type { Locale } from '#domain/text/locales.ts'
import { dayText } from '#site/data/base/dateText.ts'
import { checkDelivery, type Delivery } from '#site/data/shop/delivery.ts'
import { storePincode } from '#site/features/shell/products/storedPincode.ts'
import type { Texts } from '#site/texts/Texts.ts'

type Deliverable = Extract<Delivery, { isDeliverable: true }>
type Question = {
  base: string
  /** Slug of the project. */
  slug: string
  product: string
  pincode: string
  locale: Locale
  t: Texts['product']
}

export type DeliveryAnswer = { kind: 'deliverable' | 'undeliverable' | 'wrong' | 'failed'; text: ReactNode }

/** Whether goods are delivered to a typed PIN code, and the answer to show; a code with delivery is stored for the next product. */
export async function deliveryAnswer({
  base,
  slug,
  product,
  pincode: typed,
  locale,
  t,
}: Question): Promise<DeliveryAnswer> {
  const pincode = typed.trim()
  if (!isPincode(pincode)) return { kind: 'wrong', text: t.wrongPincode }
  const delivery = await checkDelivery(base, product, pincode)
  if (!delivery) return { kind: 'failed', text: t.deliveryFailed }
  if (!delivery.isDeliverable) return { kind: 'undeliverable', text: delivery.text }
  storePincode(slug, pincode)
  return { kind: 'deliverable', text: deliverableText(delivery, locale, t) }
}

const deliverableText = (delivery: Deliverable, locale: Locale, t: Texts['product']): ReactNode => (
  <>
    {delivery.text} · {fillPlaceholders(t.arrivesBy, { day: dayText(delivery.arrivesBy, locale) })}
    <br />
    {costText(delivery, t)}
  </>
)

/** What delivery costs, from when it is free, and the fee for cash on delivery. */
function costText(delivery: Deliverable, t: Texts['product']): string {
  const { deliveryPaise, freeFromPaise, isCash, cashFeePaise } = delivery
  const priced = freeFromPaise === null ? t.deliveryFor : t.deliveryFreeFrom
  const charge = fillPlaceholders(deliveryPaise === 0 ? t.deliveryFree : priced, {
    amount: formatInr(deliveryPaise),
    from: formatInr(freeFromPaise ?? 0),
  })
  if (!isCash) return charge
  return `${charge} · ${cashFeePaise > 0 ? fillPlaceholders(t.cashHereFor, { fee: formatInr(cashFeePaise) }) : t.cashHere}`
}
