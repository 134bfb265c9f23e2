import { randomInt } from 'node:crypto'
import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { insertIfAbsent, readRow } from '#database/guard.ts'
import { durationText } from '#domain/orders/durationText.ts'
import type { Panel, PayMethod } from '#domain/orders/methods.ts'
import type { OrderLine } from '#domain/orders/OrderLineSchema.ts'
import type { OrderAddress, OrderEvent, OrderGst, OrderReservation } from '#domain/orders/OrderSchemas.ts'
import { orderNumber } from '#domain/orders/orderNumber.ts'
import { PLACED_ORDER } from '#domain/orders/transitions.ts'
import type { Order } from '#payload-types'
import { attributedFranchisee } from '../franchise/attributedFranchisee.ts'
import type { Person } from './buyerOf.ts'
import { includedContent } from './includedContent.ts'
import { orderReservationsOf } from './orderReservationsOf.ts'
import type { Quoted } from './quoteItems.ts'
import { latestArrival } from './quoteView.ts'

type Args = {
  payload: BasePayload
  project: RequestProject
  /** `student` receives the products, `by` placed the order; the same person on the storefront. */
  student: Person
  by: Person
  panel: Panel
  quoted: Quoted
  method: PayMethod
  address: OrderAddress | null
  gst: OrderGst | null
  /** The franchisee whose funds pay, and an idempotency key of this order. */
  funds?: { owner: string; key: string }
  now: Date
}

/** The lines of an order: those of the quote, with a snapshot of everything they give access to. */
export const orderLines = ({ quote, priced, products }: Quoted): OrderLine[] =>
  quote.lines.map((line, index): OrderLine => {
    const product = priced[index]?.product as NonNullable<(typeof priced)[number]>['product']
    return {
      ...line,
      goods: [...line.goods],
      hindiTitle: product.hindi?.title?.trim() || null,
      slug: product.slug,
      subject: product.subject ?? null,
      state: 'waiting',
      ...includedContent(product, products),
    }
  })

/**
 * Places an order with a snapshot of its prices. Idempotent while the order is open: the same quote and address returns the existing
 * order (unique `openKey`). A colliding order number is drawn again.
 */
export async function placeOrder({ quoted, funds, ...args }: Args): Promise<Order> {
  const { payload, student, address, now } = args
  return insertOrder({
    ...args,
    franchisee: funds?.owner ?? (await attributedFranchisee(payload, String(student.id), quoted)),
    ...(funds ? { fundsKey: funds.key } : {}),
    quote: quoted.quote,
    quoteId: quoted.quoteId,
    supplyState: quoted.supplyState,
    lines: orderLines(quoted),
    reservations: [...orderReservationsOf(quoted, String(student.id)), ...fundsOf(quoted.quote, funds)],
    arrivesBy: latestArrival(quoted, address, now),
  })
}

type NewOrder = Omit<Args, 'quoted' | 'funds'> &
  Pick<Quoted, 'quote' | 'quoteId' | 'supplyState'> & {
    lines: OrderLine[]
    reservations: OrderReservation[]
    franchisee: string | null
    /** Idempotency key of an order that funds pay. */
    fundsKey?: string
    /** Latest arrival of its goods, ms since epoch. */
    arrivesBy: number | null
  }

/** Inserts an order of these lines, or returns the open one of the same quote; see `placeOrder`. */
export async function insertOrder(args: NewOrder): Promise<Order> {
  const { payload, project, student, quoteId, now } = args
  const row = rowOf(args)
  const openKey = `${student.id}:${quoteId}:${row.variant}`
  for (let attempt = 0; attempt < 8; attempt++) {
    const { variant: _, ...data } = row
    const placed = await insertIfAbsent({
      payload,
      collection: 'orders',
      data: { ...data, project: project.id, number: orderNumber(now, randomInt), openKey },
    })
    if (placed) return placed
    const open = await readRow({ payload, collection: 'orders', where: { openKey: { equals: openKey } } })
    if (open) return open
  }
  throw new Error('no free order number was found')
}

const fundsOf = ({ payablePaise }: Quoted['quote'], funds: Args['funds']): OrderReservation[] =>
  funds && payablePaise > 0
    ? [{ poolKind: 'funds', key: funds.owner, quantity: payablePaise, limit: null, title: 'Funds' }]
    : []

function rowOf({ student, by, panel, quote, quoteId, lines, method, address, gst, now, ...more }: NewOrder) {
  const placed: OrderEvent = {
    at: now.getTime(),
    event: 'placed',
    by: panel === 'web' ? null : (by.name ?? by.uid),
    text: null,
    paise: quote.payablePaise,
    isInternal: false,
    line: null,
    ref: null,
  }
  return {
    // Address and billing details are not part of the quote id, but make it a different order.
    variant: JSON.stringify([address, gst, panel, ...(more.fundsKey ? [more.fundsKey] : [])]),
    franchisee: more.franchisee,
    student: student.id,
    studentUid: student.uid,
    placedBy: by.id,
    panel,
    byName: by.name ?? null,
    byPhone: by.phone ?? null,
    byEmail: by.email ?? null,
    byUid: by.uid,
    ...PLACED_ORDER,
    method: quote.payablePaise === 0 ? 'none' : method,
    gateway: null,
    paidBy: null,
    pendingTask: null,
    couponCodes: quote.coupons.map(({ code }) => code).join(', ') || null,
    duration: durationText(lines) || null,
    productKeys: ` ${lines.map(({ product }) => product).join(' ')} `,
    itemsPaise: quote.itemsPaise,
    offerPaise: quote.offerPaise,
    upgradePaise: quote.upgradePaise,
    couponPaise: quote.couponPaise,
    deliveryPaise: quote.deliveryPaise,
    feePaise: quote.feePaise,
    taxPaise: quote.taxPaise,
    creditsPaise: quote.creditsPaise,
    roundingPaise: quote.roundingPaise,
    payablePaise: quote.payablePaise,
    refundedPaise: 0,
    netPaymentPaise: 0,
    queue: null,
    quoteId,
    rev: 0,
    placedAt: now.toISOString(),
    isSold: false,
    isHeldAgain: false,
    lines,
    coupons: quote.coupons,
    returnedEntries: [],
    pendingReturns: [],
    reservations: more.reservations,
    delivery: quote.delivery && { ...quote.delivery, arrivesBy: more.arrivesBy },
    address,
    gst,
    supplyState: more.supplyState,
    timeline: [placed],
  }
}
