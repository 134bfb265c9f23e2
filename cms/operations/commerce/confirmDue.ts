import type { BasePayload } from 'payload'
import { TRANSFER_HOLD_MS } from '#domain/orders/policy.ts'
import type { Order } from '#payload-types'
import { keepBooks, owesBooks } from '../books/keepBooks.ts'
import { takeBought } from '../cart/takeBought.ts'
import { changeOrder, takerOf } from './changeOrder.ts'
import type { Held } from './holdOrder.ts'
import { forgetAll, holdAll, releaseAll, sellAll } from './takings.ts'

type Confirmed = { state: 'confirmed' } | Exclude<Held, { state: 'held' }>

/** Confirms an order that is paid at the door: what it takes is sold, its goods wait to be sent, the money is due. May be repeated. */
export async function confirmCash(payload: BasePayload, order: Order, now: Date): Promise<Confirmed> {
  if (order.status === 'confirmed' && order.paymentStatus === 'due') return { state: 'confirmed' }
  const taker = takerOf(order)
  const sold = await sellAll(payload, taker, now)
  if (!sold.ok) return goneOf(sold)
  const done = await changeOrder<'confirmed' | 'ended'>(payload, taker.id, now, (current) => {
    if (current.status === 'confirmed' && current.isSold) return { data: null, answer: 'confirmed' }
    if (current.status !== 'placed' || current.paidBy) return { data: null, answer: 'ended' }
    return {
      data: {
        status: 'confirmed',
        paymentStatus: 'due',
        fulfilment: 'waiting',
        gateway: 'cashOnDelivery',
        isSold: true,
        heldUntil: null,
        openKey: `closed:${taker.id}`,
        ...owesBooks(current),
      },
      events: [{ event: 'confirmed' }, { event: 'paymentDue', paise: current.payablePaise }],
      answer: 'confirmed',
    }
  })
  if (done === 'confirmed') {
    forgetAll(taker)
    await Promise.all([takeBought(payload, order), keepBooks(payload, taker.id, now)])
    return { state: 'confirmed' }
  }
  await releaseAll(payload, taker, now)
  return { state: 'ended' }
}

/** Holds what an order takes while a transfer is on its way, three days; staff say when it came. May be repeated. */
export async function awaitTransfer(payload: BasePayload, order: Order, now: Date): Promise<Confirmed> {
  const taker = takerOf(order)
  // Looking at the bank details again holds nothing for longer.
  const before = order.paymentStatus === 'due' && order.heldUntil ? Date.parse(order.heldUntil) : 0
  const until = before > now.getTime() ? before : now.getTime() + TRANSFER_HOLD_MS
  const held = await holdAll(payload, taker, until, now)
  if (!held.ok) return goneOf(held)
  const done = await changeOrder<'confirmed' | 'ended'>(payload, taker.id, now, (current) => {
    if (current.status !== 'placed' || current.paidBy) return { data: null, answer: 'ended' }
    const isNew = current.paymentStatus !== 'due'
    return {
      data: { paymentStatus: 'due', gateway: 'bankTransfer', heldUntil: new Date(until).toISOString() },
      events: isNew ? [{ event: 'paymentDue', paise: current.payablePaise }] : [],
      answer: 'confirmed',
    }
  })
  if (done !== 'confirmed') return { state: 'ended' }
  await takeBought(payload, order)
  return { state: 'confirmed' }
}

const goneOf = ({
  taking,
  left,
}: Extract<Awaited<ReturnType<typeof holdAll>>, { ok: false }>): Confirmed => ({
  state: 'gone',
  title: taking.title,
  shelf: taking.shelf,
  left,
})
