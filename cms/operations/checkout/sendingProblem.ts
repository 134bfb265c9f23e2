import { deliveryTo, type Undelivered } from '../pincodes/deliveryTo.ts'
import type { Shop } from './shopOf.ts'

type Bought = {
  quote: { lines: readonly { goods: readonly unknown[] }[] }
  shop: Pick<Shop, 'area'>
}

/** What keeps a quote from being ordered, whatever it costs: goods that have no address, or do not reach it. */
export function sendingProblem(
  { quote, shop }: Bought,
  address: { pincode: string } | null,
): 'addressNeeded' | Undelivered | null {
  if (quote.lines.every(({ goods }) => goods.length === 0)) return null
  if (!address) return 'addressNeeded'
  const reached = deliveryTo(shop.area, address.pincode, 0)
  return reached.ok ? null : reached.reason
}
