import { durationText } from './durationText.ts'
import type { OrderLine } from './OrderLineSchema.ts'
import type { OrderEvent } from './OrderSchemas.ts'
import { taxOf } from './tax.ts'

type Ordered = {
  lines: readonly OrderLine[]
  timeline?: readonly OrderEvent[] | null | undefined
  paymentStatus?: string | undefined
  delivery?: { option: string; label: string } | null | undefined
}

const NO_TAX = { rate: 0, taxablePaise: 0, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 }

/** Events that name a line. */
const OF_A_LINE: readonly OrderEvent['event'][] = [
  ...(['packed', 'shipped', 'delivered', 'cameBack', 'lost', 'corrected', 'backordered', 'soldOut'] as const),
]

/**
 * What somebody sees of an order who may see some of its products only: their lines, what those cost, and of the rest
 * nothing: no sums, no coupons, no amounts of delivery, and no event that names another line. Amounts in paise.
 */
export function partOfOrder(order: Ordered, products: readonly string[]) {
  const lines = order.lines.filter(({ product }) => products.includes(product))
  const sum = (of: (line: OrderLine) => number) => lines.reduce((total, line) => total + of(line), 0)
  const itemsPaise = sum(({ mrpPaise, pricePaise, quantity }) => Math.max(mrpPaise, pricePaise) * quantity)
  const creditsPaise = sum((line) => line.creditsPaise)
  const payablePaise = sum(({ netPaise }) => netPaise) - creditsPaise
  const titles = new Set(lines.map(({ title }) => title))
  return {
    lines,
    itemsPaise,
    offerPaise: itemsPaise - sum(({ totalPaise }) => totalPaise),
    upgradePaise: sum((line) => line.upgradePaise),
    couponPaise: sum((line) => line.couponPaise),
    deliveryPaise: 0,
    feePaise: 0,
    roundingPaise: 0,
    taxPaise: sum(({ tax }) => taxOf(tax)),
    creditsPaise,
    payablePaise,
    refundedPaise: order.paymentStatus === 'refunded' ? payablePaise : 0,
    couponCodes: null,
    coupons: [],
    duration: durationText(lines) || null,
    delivery: order.delivery ? { ...order.delivery, paise: 0, tax: NO_TAX } : null,
    timeline: (order.timeline ?? [])
      .filter(({ event, text }) => !OF_A_LINE.includes(event) || (text !== null && titles.has(text)))
      .map((event) => ({ ...event, paise: null })),
  }
}
