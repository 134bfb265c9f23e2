import type { BasePayload } from 'payload'
import { conditionalUpdate, readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import type { ClassSerialKey } from '#payload-types'
import { recountKeys } from './recountKeys.ts'

/** What a key is when it is let in again: of its order when it was sold, else free; blocked for good when that was cancelled. */
async function stateBefore(
  payload: BasePayload,
  { order }: ClassSerialKey,
): Promise<ClassSerialKey['state']> {
  if (!order) return 'free'
  const found = await readRow({ payload, collection: 'orders', where: { id: { equals: idOf(order) } } })
  return found && found.status !== 'cancelled' ? 'sold' : 'blocked'
}

/**
 * Blocks a key, which then opens nothing, or lets it in again; the stock follows. A key that somebody used stays used: what
 * it opened is taken back under Enrolments. Answers the state it has now, null when it can't be changed.
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
