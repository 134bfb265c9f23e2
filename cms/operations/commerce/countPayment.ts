import type { BasePayload } from 'payload'
import { idOf } from '#access/idOf.ts'
import { guardedUpdate, readRow } from '#collections/guard.ts'
import type { Order, Payment } from '#payload-types'
import { changeOrder, takerOf } from './changeOrder.ts'
import { fulfilOrder } from './fulfilOrder.ts'
import { payBack } from './payBack.ts'
import { forgetAll, sellAll } from './takings.ts'
import { unwindOrder } from './unwindOrder.ts'

type Counted = 'counted' | 'second' | 'ended'

/**
 * Lets a paid payment count for its order: what the order takes is sold, the order is paid, what was bought is given. A
 * second payment goes back, and so does one that came when the order had ended or everything was sold. May be repeated.
 */
export async function countPayment(payload: BasePayload, payment: Payment, now: Date): Promise<void> {
  const id = idOf(payment.order) as string
  const order = await readRow({ payload, collection: 'orders', where: { id: { equals: id } } })
  if (!order) throw new Error('a payment has no order')
  const before = standingOf(order, payment)
  const { counted, paid } =
    before === 'open' ? await sellAndPay(payload, order, payment, now) : { counted: before, paid: null }
  if (counted === 'second') await payBack({ payload, payment, reason: 'second', now })
  if (counted === 'ended') {
    // What was sold for it in between goes back with it.
    await unwindOrder(payload, id, now)
    await payBack({ payload, payment, reason: order.status === 'cancelled' ? 'late' : 'soldOut', now })
  }
  // From here on the order itself says what is left to do.
  await Promise.all([
    guardedUpdate({
      payload,
      collection: 'payments',
      where: { id: { equals: payment.id } },
      data: { isSettled: true, askAt: null },
    }),
    counted === 'counted' ? fulfilOrder(payload, id, now, paid) : null,
  ])
}

function standingOf(order: Order, payment: Payment): Counted | 'open' {
  if (order.paidBy === payment.id) return order.status === 'cancelled' ? 'ended' : 'counted'
  if (order.paidBy) return 'second'
  return order.status === 'cancelled' ? 'ended' : 'open'
}

/** `paid` is the order as this very payment made it. */
type SoldAndPaid = { counted: Counted; paid: Order | null }

async function sellAndPay(
  payload: BasePayload,
  order: Order,
  payment: Payment,
  now: Date,
): Promise<SoldAndPaid> {
  const taker = takerOf(order)
  const sold = await sellAll(payload, taker, now)
  const changed = await changeOrder<SoldAndPaid>(
    payload,
    taker.id,
    now,
    (current) => {
      const standing = standingOf(current, payment)
      if (standing !== 'open') return { data: null, answer: { counted: standing, paid: null } }
      if (!sold.ok)
        return {
          data: {
            status: 'cancelled',
            fulfilment: 'cancelled',
            cancelledAt: now.toISOString(),
            openKey: `closed:${taker.id}`,
            work: 'unwind',
            lines: current.lines.map((line) => ({ ...line, state: 'cancelled' })),
          },
          events: [{ event: 'soldOut', text: sold.taking.title }],
          answer: { counted: 'ended', paid: null },
        }
      return {
        data: {
          status: 'confirmed',
          paymentStatus: 'paid',
          fulfilment: 'waiting',
          paidBy: String(payment.id),
          gateway: payment.gateway,
          paidAt: now.toISOString(),
          isSold: true,
          openKey: `closed:${taker.id}`,
          heldUntil: null,
          work: 'fulfil',
        },
        events: [{ event: 'paid', paise: payment.amountPaise, text: payment.method ?? null }],
        answerWith: (paid) => ({ counted: 'counted', paid }),
      }
    },
    order,
  )
  if (changed?.counted === 'counted') forgetAll(taker)
  return changed ?? { counted: 'ended', paid: null }
}
