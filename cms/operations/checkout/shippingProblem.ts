import { deliveryTo, type Undelivered } from '../pincodes/deliveryTo.ts'
import type { Shop } from './shopOf.ts'

type ShippableQuote = {
  quote: { lines: readonly { goods: readonly unknown[] }[] }
  shop: Pick<Shop, 'area'>
}

/** Why the goods of a quote cannot be shipped: no address, or one that is not served. Null when they can, or without goods. */
export function shippingProblem(
  { quote, shop }: ShippableQuote,
  address: { pincode: string } | null,
): 'addressNeeded' | Undelivered | null {
  if (quote.lines.every(({ goods }) => goods.length === 0)) return null
  if (!address) return 'addressNeeded'
  const reached = deliveryTo(shop.area, address.pincode, 0)
  return reached.ok ? null : reached.reason
}
