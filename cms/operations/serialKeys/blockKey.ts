import type { BasePayload } from 'payload'
import { conditionalUpdate, readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { isPastValidity, statesFor } from '#domain/serialKeys/keyMoves.ts'
import type { ClassSerialKey } from '#payload-types'
import { recountKeys } from './recountKeys.ts'

/**
 * The state of a restored key: sold when it has an order, reserved when it is reserved for a school or franchisee, else available; it stays revoked
 * when the order was cancelled, and expired after its last day.
 */
async function stateBefore(
  payload: BasePayload,
  { order, reservedFor, validUntil }: ClassSerialKey,
  now: Date,
): Promise<ClassSerialKey['state']> {
  if (isPastValidity(validUntil, now.getTime())) return 'expired'
  if (!order) return reservedFor ? 'reserved' : 'available'
  const found = await readRow({ payload, collection: 'orders', where: { id: { equals: idOf(order) } } })
  return found && found.status !== 'cancelled' ? 'assigned' : 'revoked'
}

/**
 * Revokes or restores a key, and updates the stock. A redeemed key cannot be changed; its access is revoked under Enrolments. Returns
 * the new state, or null when the change is not possible.
 */
export async function blockKey(
  payload: BasePayload,
  key: ClassSerialKey,
  isBlocked: boolean,
  now: Date,
): Promise<ClassSerialKey['state'] | null> {
  const collection = 'class-serial-keys'
  const id = { id: { equals: key.id } }
  const to = isBlocked ? 'revoked' : await stateBefore(payload, key, now)
  if (!isBlocked && (to === 'revoked' || to === 'expired')) return null
  const from = statesFor(isBlocked ? 'revoke' : 'restore')
  const changed = await conditionalUpdate({
    payload,
    collection,
    where: { and: [id, { state: { in: from } }, { claimKey: { equals: key.claimKey } }] },
    data: { state: to },
  })
  const row = changed ?? (await readRow({ payload, collection, where: id }))
  await recountKeys(payload, idOf(key.product) as string)
  return row?.state === to ? to : null
}
