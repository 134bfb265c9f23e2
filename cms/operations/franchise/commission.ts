import type { BasePayload } from 'payload'
import { documentCache } from '#database/documentCache.ts'
import { readRow, readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { commissionOf } from '#domain/franchise/commissionOf.ts'
import { netPaidPaise } from '#domain/returns/returnedPieces.ts'
import { lastReturnEndsAt } from '#domain/returns/windows.ts'
import { walletKey } from '#domain/wallets/entries.ts'
import type { Order } from '#payload-types'
import { shopOf } from '../checkout/shopOf.ts'
import { projectOfRow } from '../projects/projectOfRow.ts'
import { addEntry } from '../wallets/addEntry.ts'

const idOfCommission = (order: Pick<Order, 'id'>): string => `commission:${order.id}`

/** The commission rate of a project, percent times 100. */
async function rateOf(payload: BasePayload, project: string): Promise<number> {
  const where = { project: { equals: project } }
  const [settings] = await documentCache({ payload, collection: 'reward-settings', where, limit: 1 })
  return Math.round((settings?.franchise?.commissionPercent ?? 0) * 100)
}

/** Adds the commission of a paid order to its franchisee, pending until the order can no longer be returned. Idempotent. */
export async function earnCommission(payload: BasePayload, order: Order, now: Date): Promise<void> {
  const owner = order.franchisee
  const project = idOf(order.project) as string
  const paise = owner ? commissionOf(await rateOf(payload, project), netPaidPaise(order)) : 0
  if (!owner || paise === 0) return
  const { returns } = await shopOf(payload, await projectOfRow(payload, order))
  const paidAt = order.paidAt ? Date.parse(order.paidAt) : now.getTime()
  const id = idOfCommission(order)
  const dueAt = lastReturnEndsAt(order.lines, returns, paidAt)
  await addEntry({
    payload,
    kind: 'funds',
    project,
    owner,
    order: String(order.id),
    now,
    key: id,
    reason: 'commission',
    move: () => ({ type: 'pend', id, paise, dueAt, expiresAt: null }),
  })
}

/** Reduces a commission to what the order earns after a return. Idempotent by `key`, the name of the return. */
export async function reverseCommission(
  payload: BasePayload,
  order: Order,
  key: string,
  now: Date,
): Promise<void> {
  const owner = order.franchisee
  if (!owner) return
  const wallet = walletKey('funds', owner)
  const id = idOfCommission(order)
  const collection = 'wallet-entries'
  const commission = await readRow({ payload, collection, where: { key: { equals: `${wallet}:${id}` } } })
  if (!commission) return
  const before = await readRows({
    payload,
    collection,
    where: { and: [{ order: { equals: String(order.id) } }, { reason: { equals: 'commissionBack' } }] },
    sort: ['n'],
    limit: 500,
    select: ['amountPaise', 'pendingPaise'],
  })
  const reversed = before.reduce((sum, { amountPaise, pendingPaise }) => sum - amountPaise - pendingPaise, 0)
  const project = idOf(order.project) as string
  const earned = commission.pendingPaise
  const paid = order.payablePaise === 0 ? 0 : Math.floor((earned * netPaidPaise(order)) / order.payablePaise)
  const paise = earned - paid - reversed
  if (paise <= 0) return
  await addEntry({
    payload,
    kind: 'funds',
    project,
    owner,
    order: String(order.id),
    now,
    key: `commissionBack:${order.id}:${key}`,
    reason: 'commissionBack',
    move: ({ pending }) =>
      pending.some((one) => one.id === id) ? { type: 'forfeit', id, paise } : { type: 'clawback', paise },
  })
}
