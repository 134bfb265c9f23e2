import type { BasePayload } from 'payload'
import { readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { walletKey } from '#domain/wallets/entries.ts'
import type { Order } from '#payload-types'
import { addEntry } from './addEntry.ts'

type Args = {
  payload: BasePayload
  order: Pick<Order, 'id' | 'project' | 'student'>
  /** Idempotency key: what was returned. */
  key: string
  paise: number
  now: Date
}

/**
 * Reverses cashback of an order: from the pending amount, or if it has matured from the balance, which may become negative. Does
 * nothing when the order has earned none. Idempotent by `key`.
 */
export async function reverseCashback({ payload, order, key, paise, now }: Args): Promise<void> {
  if (paise === 0) return
  const owner = idOf(order.student) as string
  const earned = await readRow({
    payload,
    collection: 'wallet-entries',
    where: { key: { equals: `${walletKey('credits', owner)}:cashback:${order.id}` } },
  })
  if (!earned) return
  const id = `order:${order.id}`
  await addEntry({
    payload,
    kind: 'credits',
    project: idOf(order.project) as string,
    owner,
    order: String(order.id),
    key: `cashbackBack:${order.id}:${key}`,
    reason: 'cashbackBack',
    now,
    move: ({ pending }) =>
      pending.some((one) => one.id === id) ? { type: 'forfeit', id, paise } : { type: 'clawback', paise },
  })
}
