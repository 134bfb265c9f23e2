import type { BasePayload } from 'payload'
import { readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { updateWithRetry } from '#database/updateWithRetry.ts'
import { refundedNotification } from '#domain/notifications/orderNotifications.ts'
import { keyPoolsOf } from '#domain/orders/keyPools.ts'
import { isDeliveryRefunded } from '#domain/returns/isDeliveryRefunded.ts'
import type { ReturnedEntry } from '#domain/returns/ReturnSchemas.ts'
import { refundDestination } from '#domain/returns/refundDestination.ts'
import { returnedSoFar } from '#domain/returns/returnedPieces.ts'
import type { Order, Return } from '#payload-types'
import { recordReturn } from '../accounting/recordReturn.ts'
import { shopOf } from '../checkout/shopOf.ts'
import { reverseCommission } from '../franchise/commission.ts'
import { revokeEntitlements } from '../fulfilment/revokeEntitlements.ts'
import { notifyBuyer } from '../orders/notifyBuyer.ts'
import { recordCash } from '../orders/recordCash.ts'
import { projectOfRow } from '../projects/projectOfRow.ts'
import { reverseReward } from '../referral/rewardReferral.ts'
import { releaseOrder } from '../reservations/releaseOrder.ts'
import { returnPieces } from '../reservations/returnPieces.ts'
import { returnReservationName } from '../reservations/returnReservationName.ts'
import { blockKeysOfOrder } from '../serialKeys/blockKeysOfOrder.ts'
import { recountKeys } from '../serialKeys/recountKeys.ts'
import { refundSpent } from '../wallets/orderWallet.ts'
import { reverseCashback } from '../wallets/reverseCashback.ts'
import { type AppliedReturn, applyReturn, unitsByPool } from './applyReturn.ts'
import { refundReasonOf, refundReturn } from './refundReturn.ts'

/**
 * Carries out a decided return: writes it into the order, restocks sellable pieces, revokes access, restores credits, reverses
 * cashback, issues the credit note and starts the refund. Every step is idempotent, so a repeat finishes an interrupted return.
 */
export async function finishReturn(payload: BasePayload, id: string, now: Date): Promise<void> {
  const row = await readRow({ payload, collection: 'returns', where: { id: { equals: id } } })
  if (row?.pendingTask !== 'refund') return
  const { returns } = await shopOf(payload, await projectOfRow(payload, row))
  const committed = await applyReturn(payload, row, { isForced: isDeliveryRefunded(row, returns), now })
  if (!committed) return giveUp(payload, row, now)
  const { order, returned } = committed
  const forget = await restockSellable(payload, row, committed, now)
  await revokeAccess(payload, order, returned, now)
  await moveCredits(payload, order, returned, now)
  await recordReturn(payload, order, returned, now)
  await refundReturn(payload, order, returned, refundReasonOf(row), now)
  if (order.status === 'cancelled') await releaseOrder(payload, String(order.id), now)
  else await recordCash(payload, order, row.decidedBy ?? order.number, now)
  await updateWithRetry({
    payload,
    collection: 'returns',
    where: { id: { equals: id } },
    change: ({ pendingTask }) => ({
      data:
        pendingTask === 'refund'
          ? {
              state: 'done' as const,
              pendingTask: null,
              figures: returned.figures,
              paidPaise: returned.figures.paidPaise,
              creditsPaise: returned.figures.creditsPaise,
              changedAt: now.toISOString(),
            }
          : null,
      answer: null,
    }),
  })
  forget()
  const destination = refundDestination({ gateway: order.gateway, isCredits: returned.way === 'credits' })
  // For goods the answer was the return address, which the student already has.
  const message = row.kind === 'return' ? null : (row.answer ?? null)
  const notification = refundedNotification(order.number, returned, destination, message)
  await notifyBuyer(payload, row, notification, `return:${row.id}:done`, now)
}

/** Withdraws the return when its order was cancelled in between, which refunded the pieces. */
async function giveUp(payload: BasePayload, row: Return, now: Date): Promise<void> {
  const order = await readRow({ payload, collection: 'orders', where: { id: { equals: idOf(row.order) } } })
  if (order?.status !== 'cancelled') throw new Error('the pieces of a return are no longer there')
  await updateWithRetry({
    payload,
    collection: 'returns',
    where: { id: { equals: row.id } },
    change: ({ pendingTask }) => ({
      data: pendingTask
        ? { state: 'withdrawn' as const, pendingTask: null, changedAt: now.toISOString() }
        : null,
      answer: null,
    }),
  })
}

/** Restocks sellable pieces. Returns a callback that lets the pools drop the returns, to be called once the return is recorded. */
async function restockSellable(
  payload: BasePayload,
  row: Return,
  { order, returned }: AppliedReturn,
  now: Date,
): Promise<() => void> {
  const sellable = order.lines.map(({ state, shipment }, index) =>
    // A line refunded before it was sent frees all its remaining pieces. Pieces that were sent are decided with their parcel.
    state === 'cancelled' && !shipment
      ? (returned.quantities[index] as number)
      : row.lines
          .filter((line) => line.index === index && (row.kind === 'cancel' || line.grade === 'asNew'))
          .reduce((sum, { quantity }) => sum + quantity, 0),
  )
  const project = idOf(row.project) as string
  const forgets: ((() => void) | null)[] = []
  for (const [key, quantity] of unitsByPool(order.lines, sellable)) {
    if (quantity === 0) continue
    const ref = { poolKind: 'stock-levels' as const, key, limit: null }
    const place = { payload, project, ref, order: String(order.id) }
    forgets.push(await returnPieces(place, { name: returnReservationName('return', row.id), quantity, now }))
  }
  return () => {
    for (const forget of forgets) forget?.()
  }
}

async function revokeAccess(
  payload: BasePayload,
  order: Order,
  { quantities }: ReturnedEntry,
  now: Date,
): Promise<void> {
  const gone = returnedSoFar(order).quantities
  for (const [index, line] of order.lines.entries()) {
    // Access ends only when all pieces of the line have been returned.
    if (quantities[index] === 0 || gone[index] !== line.quantity) continue
    await revokeEntitlements(payload, String(order.id), now, index)
    if (line.bought.keys === 0) continue
    await blockKeysOfOrder(payload, String(order.id), index)
    for (const pool of keyPoolsOf(line)) await recountKeys(payload, pool)
  }
}

async function moveCredits(
  payload: BasePayload,
  order: Order,
  returned: ReturnedEntry,
  now: Date,
): Promise<void> {
  const { creditsPaise, earnedPaise } = returned.figures
  const credits = {
    payload,
    project: idOf(order.project) as string,
    owner: idOf(order.student) as string,
    order: String(order.id),
    now,
  }
  if (creditsPaise > 0) await refundSpent({ ...credits, kind: 'credits' }, returned.id, creditsPaise)
  await reverseCashback({ payload, order, key: returned.id, paise: earnedPaise, now })
  await reverseReward(payload, order, returned.id, now)
  await reverseCommission(payload, order, returned.id, now)
}
