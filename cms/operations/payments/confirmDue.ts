import type { BasePayload } from 'payload'
import { TRANSFER_HOLD_MS } from '#domain/orders/policy.ts'
import { settlementOf, settlementText } from '#domain/orders/settlement.ts'
import { orderTransition } from '#domain/orders/transitions.ts'
import type { Order } from '#payload-types'
import { postToLedger } from '../accounting/postToLedger.ts'
import { revokePurchase } from '../cart/revokePurchase.ts'
import { changeOrder, reservingOrder } from '../orders/changeOrder.ts'
import { notifyTransferDue } from '../orders/notifyOrder.ts'
import { type HoldResult, unavailableResult } from '../reservations/holdOrder.ts'
import {
  holdOrderReservations,
  releaseOrderReservations,
  sellOrderReservations,
  settleOrderSales,
  undoFailedSettlement,
  undoSettlementSales,
} from '../reservations/orderReservations.ts'

type Confirmed = { state: 'confirmed' } | Extract<HoldResult, { state: 'gone' | 'ended' }>

type Claimed = { state: 'claimed'; claim: number } | { state: 'undoing'; claim: number } | Confirmed

/**
 * Confirms a cash-on-delivery order: its reservations are sold, its goods can be packed, the payment is due. Idempotent; concurrent
 * calls share one settlement.
 */
export async function confirmCashOrder(payload: BasePayload, order: Order, now: Date): Promise<Confirmed> {
  const claimed = await claimForCash(payload, order, now)
  if (claimed.state === 'undoing') {
    await undo(payload, order, claimed.claim, now)
    return confirmCashOrder(payload, order, now)
  }
  if (claimed.state !== 'claimed') return claimed
  const { claim } = claimed
  const reserving = reservingOrder(order)
  const { sales, shortage } = await sellOrderReservations(payload, reserving, { claim, now })
  const outcome = await changeOrder<'confirmed' | 'over' | 'undoing' | 'ended'>(
    payload,
    reserving.id,
    now,
    (current) => {
      if (current.isSold) return { data: null, answer: current.status === 'confirmed' ? 'confirmed' : 'over' }
      const settlement = settlementOf(current.settling)
      if (settlement?.claim !== claim || settlement.by !== 'cash') return { data: null, answer: 'ended' }
      if (shortage) return { data: { settling: undoText(claim) }, answer: 'undoing' }
      const { data, events } = orderTransition(current, 'soldOnDelivery', now, {
        paise: current.payablePaise,
      })
      return {
        data: { ...data, gateway: 'cashOnDelivery', isSold: true },
        events,
        answer: 'confirmed',
      }
    },
  )
  if (outcome === 'confirmed') {
    await Promise.all([
      settleOrderSales(sales),
      revokePurchase(payload, order),
      postToLedger(payload, reserving.id, now),
    ])
    return { state: 'confirmed' }
  }
  if (outcome === 'over') await settleOrderSales(sales)
  else if (outcome === 'undoing') await undo(payload, order, claim, now)
  else await undoSettlementSales(payload, reserving, claim, now)
  return shortage ? unavailableResult(shortage) : { state: 'ended' }
}

const claimForCash = async (payload: BasePayload, order: Order, now: Date): Promise<Claimed> =>
  (await changeOrder<Claimed>(payload, String(order.id), now, (current) => {
    const { status, paymentStatus, settling, paidBy, rev } = current
    if (status === 'confirmed' && paymentStatus === 'due')
      return { data: null, answer: { state: 'confirmed' } }
    const settlement = settlementOf(settling)
    if (settlement && settlement.by !== 'payment')
      return {
        data: null,
        answer: { state: settlement.by === 'cash' ? 'claimed' : 'undoing', claim: settlement.claim },
      }
    if (status !== 'placed' || paidBy || settling) return { data: null, answer: { state: 'ended' } }
    const text = settlementText({ claim: rev, by: 'cash', payment: null })
    return { data: { settling: text }, answer: { state: 'claimed', claim: rev } }
  })) ?? { state: 'ended' }

const undoText = (claim: number): string => settlementText({ claim, by: 'undo', payment: null })

/** Returns what the settlement sold to the pools; until then `settling` blocks other settlements of the order. */
async function undo(payload: BasePayload, order: Order, claim: number, now: Date): Promise<void> {
  await undoFailedSettlement(payload, reservingOrder(order), claim, now)
  await changeOrder(payload, String(order.id), now, ({ settling }) => ({
    data: settling === undoText(claim) ? { settling: null, heldUntil: null } : null,
    answer: null,
  }))
}

/** Keeps the reservations of an order for three days while its bank transfer is expected; staff confirm its arrival. Idempotent. */
export async function awaitTransfer(payload: BasePayload, order: Order, now: Date): Promise<Confirmed> {
  const reserving = reservingOrder(order)
  // Calling again does not extend the reservation.
  const before = order.paymentStatus === 'due' && order.heldUntil ? Date.parse(order.heldUntil) : 0
  const until = before > now.getTime() ? before : now.getTime() + TRANSFER_HOLD_MS
  const held = await holdOrderReservations(payload, reserving, until, now)
  if (!held.ok) return unavailableResult(held)
  const outcome = await changeOrder<'confirmed' | 'ended'>(payload, reserving.id, now, (current) => {
    if (current.status !== 'placed' || current.paidBy || current.settling)
      return { data: null, answer: 'ended' }
    const held = { gateway: 'bankTransfer', heldUntil: new Date(until).toISOString() }
    if (current.paymentStatus === 'due') return { data: held, answer: 'confirmed' }
    const { data, events } = orderTransition(current, 'transferAwaited', now, { paise: current.payablePaise })
    return { data: { ...data, ...held }, events, answer: 'confirmed' }
  })
  if (outcome !== 'confirmed') {
    await releaseOrderReservations(payload, reserving, now)
    return { state: 'ended' }
  }
  await Promise.all([revokePurchase(payload, order), notifyTransferDue(payload, reserving.id, now)])
  return { state: 'confirmed' }
}
