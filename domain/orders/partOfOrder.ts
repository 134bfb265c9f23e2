import { durationText } from './durationText.ts'
import { isLineEvent, LINE_EVENTS } from './lineEvents.ts'
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

/** Events whose text names any number of lines. */
const OF_LINES: readonly OrderEvent['event'][] = [
  ...([
    'lineCancelled',
    'lineRefunded',
    'returnAsked',
    'returnApproved',
    'returnRefused',
    'returnWithdrawn',
    'returned',
  ] as const),
]

/**
 * The part of an order that a viewer limited to some products sees: those lines and their amounts, and
 * nothing of the rest: no totals, coupons or delivery amounts, and no event about another line. Amounts in
 * paise.
 */
export function partOfOrder(order: Ordered, products: readonly string[]) {
  const places = order.lines.flatMap(({ product }, index) => (products.includes(product) ? [index] : []))
  const lines = order.lines.filter((_, index) => places.includes(index))
  const sum = (of: (line: OrderLine) => number) => lines.reduce((total, line) => total + of(line), 0)
  const itemsPaise = sum(({ mrpPaise, pricePaise, quantity }) => Math.max(mrpPaise, pricePaise) * quantity)
  const creditsPaise = sum((line) => line.creditsPaise)
  const payablePaise = sum(({ netPaise }) => netPaise) - creditsPaise
  const isShown = (event: OrderEvent): boolean => {
    if (OF_LINES.includes(event.event)) return lines.length === order.lines.length
    const isOfLine = typeof event.line === 'number' || LINE_EVENTS.includes(event.event)
    return !isOfLine || places.some((index) => isLineEvent(event, order.lines, index))
  }
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
      .filter(isShown)
      // Line indexes refer to the visible lines.
      .map((event) => ({
        ...event,
        paise: null,
        line: typeof event.line === 'number' ? places.indexOf(event.line) : (event.line ?? null),
      })),
  }
}
