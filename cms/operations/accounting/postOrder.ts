import type { BasePayload } from 'payload'
import { idOf } from '#database/idOf.ts'
import { isPurchase } from '#domain/orders/isPurchase.ts'
import { lastReturnEndsAt } from '#domain/returns/windows.ts'
import type { Order } from '#payload-types'
import { shopOf } from '../checkout/shopOf.ts'
import { earnCommission } from '../franchise/commission.ts'
import { projectOfRow } from '../projects/projectOfRow.ts'
import { rewardReferral } from '../referral/rewardReferral.ts'
import { addEntry } from '../wallets/addEntry.ts'
import { cashbackProgrammeOf } from '../wallets/cashbackProgrammeOf.ts'
import { spendOnOrder } from '../wallets/orderWallet.ts'

/** Posts a sold order to the wallets: spends its credits or funds, and once paid earns cashback, referral reward and commission. Idempotent. */
export async function postOrder(payload: BasePayload, order: Order, now: Date): Promise<void> {
  const paid = { payload, project: idOf(order.project) as string, order: String(order.id), now }
  for (const { poolKind: kind, key: owner } of order.reservations)
    if (kind === 'credits' || kind === 'funds') await spendOnOrder({ ...paid, kind, owner })
  if (order.paymentStatus !== 'paid') return
  await earn(payload, order, now)
  if (!isPurchase(order)) return
  await rewardReferral(payload, order, now)
  await earnCommission(payload, order, now)
}

async function earn(payload: BasePayload, order: Order, now: Date): Promise<void> {
  const paise = order.lines.reduce((sum, { earnsPaise }) => sum + earnsPaise, 0)
  if (paise === 0) return
  const project = await projectOfRow(payload, order)
  const [{ validMs }, { returns }] = await Promise.all([
    cashbackProgrammeOf(payload, project),
    shopOf(payload, project),
  ])
  const paidAt = order.paidAt ? Date.parse(order.paidAt) : now.getTime()
  const dueAt = lastReturnEndsAt(order.lines, returns, paidAt)
  const id = `order:${order.id}`
  await addEntry({
    payload,
    kind: 'credits',
    project: project.id,
    owner: idOf(order.student) as string,
    now,
    order: String(order.id),
    key: `cashback:${order.id}`,
    reason: 'cashback',
    move: () => ({ type: 'pend', id, paise, dueAt, expiresAt: validMs === null ? null : dueAt + validMs }),
  })
}
