import type { BasePayload } from 'payload'
import type { z } from 'zod'
import { readRows } from '#database/guard.ts'
import type { OrderKeysResponseSchema } from '#domain/calls/payments.ts'
import type { Order } from '#payload-types'
import { openKey } from '../serialKeys/keySecrets.ts'

type ShownKey = z.infer<typeof OrderKeysResponseSchema>['keys'][number]

/** Upper limit of keys per order that are read. */
const MAX_KEYS = 10_000

/** The decrypted keys of an order, sorted by line: for its buyer only. */
export async function keysOfOrder(payload: BasePayload, order: Order): Promise<ShownKey[]> {
  const rows = await readRows({
    payload,
    collection: 'class-serial-keys',
    where: { order: { equals: order.id } },
    sort: ['claimKey'],
    limit: MAX_KEYS,
  })
  return rows
    .map(({ claimKey, sealed, state }) => ({
      place: claimKey.split(':').slice(-2).map(Number),
      key: openKey(sealed),
      state: state as ShownKey['state'],
    }))
    .toSorted((a, b) => (a.place[0] ?? 0) - (b.place[0] ?? 0) || (a.place[1] ?? 0) - (b.place[1] ?? 0))
    .map(({ place, key, state }) => ({ line: place[0] ?? 0, key, state }))
}
