import type { BasePayload } from 'payload'
import { conditionalUpdate, readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import type { ClassSerialKey } from '#payload-types'
import { recountKeys } from './recountKeys.ts'

/** State of an unblocked key: `free` without an order, `sold` with one; stays `blocked` when the order was cancelled. */
async function stateBefore(
  payload: BasePayload,
  { order }: ClassSerialKey,
): Promise<ClassSerialKey['state']> {
  if (!order) return 'free'
  const found = await readRow({ payload, collection: 'orders', where: { id: { equals: idOf(order) } } })
  return found && found.status !== 'cancelled' ? 'sold' : 'blocked'
}

/**
 * Blocks or unblocks a key, and updates the stock. A redeemed key cannot be changed; its access is revoked under Enrolments. Returns
 * the new state, or null when the change is not possible.
 */
export async function blockKey(
  payload: BasePayload,
  key: ClassSerialKey,
  isBlocked: boolean,
): Promise<ClassSerialKey['state'] | null> {
  const collection = 'class-serial-keys'
  const id = { id: { equals: key.id } }
  const to = isBlocked ? 'blocked' : await stateBefore(payload, key)
  if (!isBlocked && to === 'blocked') return null
  const from = isBlocked ? ['free', 'sold'] : ['blocked']
  const changed = await conditionalUpdate({
    payload,
    collection,
    where: { and: [id, { state: { in: from } }, { claimKey: { equals: key.claimKey } }] },
    data: { state: to },
  })
  const now = changed ?? (await readRow({ payload, collection, where: id }))
  await recountKeys(payload, idOf(key.product) as string)
  return now?.state === to ? to : null
}
