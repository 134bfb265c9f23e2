import type { BasePayload } from 'payload'
import { conditionalUpdate, readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import type { OrderReservation } from '#domain/orders/OrderSchemas.ts'
import { settlementOf, settlementText } from '#domain/orders/settlement.ts'
import { orderTransition } from '#domain/orders/transitions.ts'
import { stockKey } from '#domain/reservations/stockKey.ts'
import type { Order, Payment } from '#payload-types'
import { fulfilOrder } from '../fulfilment/fulfilOrder.ts'
import { changeOrder, takerOf } from '../orders/changeOrder.ts'
import { type Sales, sellAll, settleAll } from '../reservations/orderReservations.ts'
import { releaseOrder } from '../reservations/releaseOrder.ts'
import { confirmCash } from './confirmDue.ts'
import { countCash } from './countCash.ts'
import { refundPayment } from './refundPayment.ts'

type Counted = 'counted' | 'second' | 'ended'
/** `order` is the order as this very payment made it; `sales` are what it sold. */
type Outcome = { counted: Counted; order: Order | null; sales: Sales }

/**
 * Lets a paid payment count for its order: what the order takes is sold, the order is paid, what was bought is given. A second
 * payment goes back, and so does one that came when the order had ended or everything was sold. Cash counts at the door. May be
 * repeated.
 */
export async function countPayment(payload: BasePayload, payment: Payment, now: Date): Promise<void> {
  if (payment.gateway === 'cashOnDelivery') {
    await countCash(payload, payment, null, now)
    return
  }
  const id = idOf(payment.order) as string
  const before = await readRow({ payload, collection: 'orders', where: { id: { equals: id } } })
  if (!before) throw new Error('a payment has no order')
  const { counted, order, sales } = await settle(payload, before, payment, now)
  if (counted === 'second') await refundPayment({ payload, payment, reason: 'second', now })
  if (counted === 'ended') {
    await releaseOrder(payload, id, now)
    await refundPayment({ payload, payment, reason: before.status === 'cancelled' ? 'late' : 'soldOut', now })
  }
  // From here on the order itself says what is left to do.
  await Promise.all([
    conditionalUpdate({
      payload,
      collection: 'payments',
      where: { id: { equals: payment.id } },
      data: { isSettled: true, askAt: null },
    }),
    settleAll(sales),
    counted === 'counted' ? fulfilOrder(payload, id, now, order) : null,
  ])
}

type Standing = Counted | 'open' | 'settling'

/** A payment that counted goes on counting: whatever cancels its order, or a part of it, pays back what is due, once. */
function standingOf({ paidBy, status, settling }: Order, { id }: Payment): Standing {
  if (paidBy === id) return 'counted'
  if (paidBy) return 'second'
  if (status === 'cancelled') return 'ended'
  return !settling || settlementOf(settling)?.payment === id ? 'open' : 'settling'
}

/** More settlements than these do not come one after another before a payment has its turn. */
const TURNS = 10

/** An order is settled by one payment from its claim to its end, in however many calls; another one waits for that end. */
async function settle(payload: BasePayload, before: Order, payment: Payment, now: Date): Promise<Outcome> {
  for (let turn = 0, known = before; turn < TURNS; turn++) {
    const { standing, order } = await claim(payload, known, payment, now)
    if (standing === 'open') return sellAndPay(payload, order, payment, now)
    if (standing !== 'settling') return { counted: standing, order: null, sales: [] }
    await finishSettling(payload, order, now)
    known = order
  }
  throw new Error(`order ${before.number} is being settled by others`)
}

/**
 * Brings the settlement that an order is in to its end, as whoever began it would: a payment that counts, or cash that is to be paid at
 * the door. May be repeated, and beside others.
 */
export async function finishSettling(payload: BasePayload, order: Order, now: Date): Promise<void> {
  const settlement = settlementOf(order.settling)
  if (!settlement) return
  if (settlement.by !== 'payment') {
    await confirmCash(payload, order, now)
    return
  }
  const where = { id: { equals: settlement.payment } }
  const payment = await readRow({ payload, collection: 'payments', where })
  if (!payment) throw new Error(`order ${order.number} is settled by a payment that is not there`)
  await countPayment(payload, payment, now)
}

type Claimed = { standing: Standing; order: Order }

/** From here on the order is this payment's to settle; what sells nothing, or is sold already, needs no claim. */
async function claim(payload: BasePayload, order: Order, payment: Payment, now: Date): Promise<Claimed> {
  const id = String(payment.id)
  const isClaimed = ({ isSold, reservations, settling }: Order) =>
    isSold || reservations.length === 0 || settlementOf(settling)?.payment === id
  const before = standingOf(order, payment)
  if (before !== 'settling' && (before !== 'open' || isClaimed(order))) return { standing: before, order }
  const claimed = await changeOrder<Claimed>(
    payload,
    String(order.id),
    now,
    (current) => {
      const standing = standingOf(current, payment)
      if (standing !== 'open' || isClaimed(current))
        return { data: null, answer: { standing, order: current } }
      const settlement = { claim: current.rev, by: 'payment' as const, payment: id }
      return {
        data: { settling: settlementText(settlement) },
        answerWith: (after) => ({ standing, order: after }),
      }
    },
    order,
  )
  if (!claimed) throw new Error('a payment has no order')
  return claimed
}

/** What the order found too little of: its name, and the line that wanted it. */
const shortageOf = ({ lines }: Order, { key, title }: OrderReservation) => {
  const line = lines.findIndex(({ goods }) =>
    goods.some(({ product, variant }) => stockKey(product, variant) === key),
  )
  return { text: title, line: line < 0 ? null : line }
}

async function sellAndPay(payload: BasePayload, order: Order, payment: Payment, now: Date): Promise<Outcome> {
  const taker = takerOf(order)
  const { sales, lacking } = order.isSold
    ? { sales: [], lacking: null }
    : await sellAll(payload, taker, { claim: settlementOf(order.settling)?.claim ?? order.rev, now })
  const paid = await changeOrder<Pick<Outcome, 'counted' | 'order'>>(
    payload,
    taker.id,
    now,
    (current) => {
      const standing = standingOf(current, payment)
      if (standing === 'settling') throw new Error('an order was taken from the payment that settles it')
      if (standing !== 'open') return { data: null, answer: { counted: standing, order: null } }
      if (lacking)
        return {
          ...orderTransition(current, 'soldOut', now, shortageOf(current, lacking.taking)),
          answer: { counted: 'ended', order: null },
        }
      const told = { paise: payment.amountPaise, text: payment.method ?? null }
      const { data, events } = orderTransition(current, 'paid', now, told)
      return {
        data: {
          ...data,
          ...{ paidBy: String(payment.id), gateway: payment.gateway, paidAt: now.toISOString() },
          isSold: true,
        },
        events,
        answerWith: (after) => ({ counted: 'counted', order: after }),
      }
    },
    order,
  )
  return { ...(paid ?? { counted: 'ended', order: null }), sales }
}
