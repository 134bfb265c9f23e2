import type { BasePayload } from 'payload'
import { idOf } from '#access/idOf.ts'
import { changeRow } from '#collections/changeRow.ts'
import { readRow } from '#collections/guard.ts'
import { refundedNews } from '#domain/notifications/orderNews.ts'
import { giveBack } from '#domain/reservations/Shelf.ts'
import { cameBack } from '#domain/returns/piecesOf.ts'
import type { OrderBack } from '#domain/returns/ReturnSchemas.ts'
import { isSellersFault } from '#domain/returns/reasons.ts'
import type { Order, Return } from '#payload-types'
import { noteBack } from '../books/noteBack.ts'
import { changeShelf } from '../commerce/changeShelf.ts'
import { givenBackBy } from '../commerce/givenBackBy.ts'
import { projectOfRow } from '../commerce/projectOfRow.ts'
import { revokeOpened } from '../commerce/revokeOpened.ts'
import { shopOf } from '../commerce/shopOf.ts'
import { unwindOrder } from '../commerce/unwindOrder.ts'
import { takeBackCommission } from '../franchise/commission.ts'
import { blockKeysOfOrder } from '../keys/blockKeysOfOrder.ts'
import { recountKeys } from '../keys/recountKeys.ts'
import { giveBackSpent } from '../ledger/orderWallet.ts'
import { takeBackCashback } from '../ledger/takeBackCashback.ts'
import { notify } from '../notifications/notify.ts'
import { takeBackReward } from '../referral/rewardReferral.ts'
import { commitBack, piecesByShelf } from './commitBack.ts'
import { payBackFor } from './payBackFor.ts'

/**
 * Does everything that a decided return means: the order forgets the pieces, what can be sold again is on sale, access ends, credits
 * come back, cashback goes, and money is on its way. Each step holds once, so a repeat goes on where a kill stopped.
 */
export async function finishReturn(payload: BasePayload, id: string, now: Date): Promise<void> {
  const row = await readRow({ payload, collection: 'returns', where: { id: { equals: id } } })
  if (row?.work !== 'refund') return
  const { returns } = await shopOf(payload, await projectOfRow(payload, row))
  const isForced =
    returns.refundsDelivery || row.kind === 'cancel' || row.lines.some(({ reason }) => isSellersFault(reason))
  const committed = await commitBack(payload, row, { isForced, now })
  if (!committed) throw new Error('the pieces of a return are not there any more')
  const { order, back } = committed
  await putBack(payload, row, order, now)
  await takeAccess(payload, order, back, now)
  await moveCredits(payload, order, back, now)
  await noteBack(payload, order, back, now)
  await payBackFor(payload, order, back, now)
  if (order.status === 'cancelled') await unwindOrder(payload, String(order.id), now)
  await changeRow({
    payload,
    collection: 'returns',
    where: { id: { equals: id } },
    change: ({ work }) => ({
      data:
        work === 'refund'
          ? {
              state: 'done' as const,
              work: null,
              figures: back.figures,
              paidPaise: back.figures.paidPaise,
              creditsPaise: back.figures.creditsPaise,
              changedAt: now.toISOString(),
            }
          : null,
      answer: null,
    }),
  })
  await notify(payload, {
    ...{ project: idOf(row.project) as string, user: idOf(row.student) as string, kind: 'order', now },
    ...refundedNews(order.number, back.figures, back.way),
    dedupeKey: `return:${row.id}:done`,
  })
}

async function putBack(payload: BasePayload, row: Return, order: Order, now: Date): Promise<void> {
  const sellable = order.lines.map((_, index) =>
    row.lines
      .filter((line) => line.index === index && (row.kind === 'cancel' || line.grade === 'asNew'))
      .reduce((sum, { quantity }) => sum + quantity, 0),
  )
  const project = idOf(row.project) as string
  const at = now.getTime()
  for (const [key, quantity] of piecesByShelf(order.lines, sellable))
    if (quantity > 0)
      await changeShelf(payload, project, { shelf: 'stock-levels', key, limit: null }, (shelf) => ({
        shelf: giveBack(shelf, givenBackBy('return', row.id), { quantity, at }),
        isGranted: true,
      }))
}

async function takeAccess(
  payload: BasePayload,
  order: Order,
  { quantities }: OrderBack,
  now: Date,
): Promise<void> {
  const gone = cameBack(order).quantities
  for (const [index, line] of order.lines.entries()) {
    // Somebody who keeps one of it keeps what it opens.
    if (quantities[index] === 0 || gone[index] !== line.quantity) continue
    await revokeOpened(payload, String(order.id), now, index)
    if (line.bought.keys === 0) continue
    await blockKeysOfOrder(payload, String(order.id), index)
    for (const pool of line.kind === 'serial-key-pack' ? [line.product] : line.bought.products)
      await recountKeys(payload, pool)
  }
}

async function moveCredits(payload: BasePayload, order: Order, back: OrderBack, now: Date): Promise<void> {
  const { creditsPaise, earnedPaise } = back.figures
  const credits = {
    ...{ payload, project: idOf(order.project) as string, owner: idOf(order.student) as string },
    ...{ order: String(order.id), now },
  }
  if (creditsPaise > 0) await giveBackSpent({ ...credits, kind: 'credits' }, back.id, creditsPaise)
  await takeBackCashback({ payload, order, key: back.id, paise: earnedPaise, now })
  await takeBackReward(payload, order, back.id, now)
  await takeBackCommission(payload, order, back.id, now)
}
