import type { BasePayload } from 'payload'
import { conditionalUpdate, insertIfAbsent, isUniqueViolation, readRow, readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import type { Order, SellingProduct } from '#payload-types'
import { keyHash, normaliseKey, sealKey } from '../keys/keySecrets.ts'
import { makeKey } from '../keys/makeKey.ts'

/** Free keys looked at together: with many buyers at once most of them are gone when they are asked for. */
const LOOKED_AT = 50
const collection = 'class-serial-keys'

type Place = { order: Order; claimKey: string }

/**
 * Gives a line its keys from the pools of these products, `wanted` of them, and makes those of packs that have no pool;
 * answers how many it has now. One guarded write takes one key, and `claimKey` gives each place of the line one key, so a
 * repeat goes on where the last one stopped.
 */
export async function assignKeys(
  payload: BasePayload,
  order: Order,
  line: number,
  products: readonly string[],
  wanted: number,
): Promise<number> {
  const packs = await packsOf(payload, products)
  const made = packs.find(({ keysFrom }) => keysFrom !== 'pool')
  let has = 0
  for (; has < wanted; has++) {
    const place = { order, claimKey: `${order.id}:${line}:${has}` }
    const isGiven = made
      ? await makeFor(payload, String(made.id), place)
      : await takeFor(
          payload,
          packs.map(({ id }) => String(id)),
          place,
        )
    if (!isGiven) break
  }
  return has
}

async function packsOf(payload: BasePayload, products: readonly string[]): Promise<SellingProduct[]> {
  const { docs } = await payload.db.find<SellingProduct>({
    collection: 'selling-products',
    where: { and: [{ id: { in: [...products] } }, { kind: { equals: 'serial-key-pack' } }] },
    select: { keysFrom: true },
    pagination: false,
    limit: 50,
  })
  return docs
}

const isTaken = async (payload: BasePayload, claimKey: string): Promise<boolean> =>
  (await readRow({ payload, collection, where: { claimKey: { equals: claimKey } } })) !== null

/** A new key for this place, unless it has one. */
async function makeFor(payload: BasePayload, product: string, { order, claimKey }: Place): Promise<boolean> {
  if (await isTaken(payload, claimKey)) return true
  const project = idOf(order.project) as string
  const key = makeKey()
  const row = await insertIfAbsent({
    payload,
    collection,
    data: {
      ...{ project, product, claimKey, order: order.id, student: idOf(order.student), state: 'sold' },
      ...{ ending: key.slice(-4), sealed: sealKey(key), keyHash: keyHash(project, normaliseKey(key)) },
    },
  })
  return row !== null || isTaken(payload, claimKey)
}

async function takeFor(
  payload: BasePayload,
  products: readonly string[],
  { order, claimKey }: Place,
): Promise<boolean> {
  if (await isTaken(payload, claimKey)) return true
  for (;;) {
    const free = await readRows({
      payload,
      collection,
      where: { and: [{ product: { in: [...products] } }, { state: { equals: 'free' } }] },
      sort: ['createdAt'],
      limit: LOOKED_AT,
      select: ['id'],
    })
    if (free.length === 0) return false
    for (const { id } of free) {
      try {
        const mine = await conditionalUpdate({
          payload,
          collection,
          where: { and: [{ id: { equals: id } }, { state: { equals: 'free' } }] },
          data: { state: 'sold', claimKey, order: order.id, student: idOf(order.student) },
        })
        if (mine) return true
      } catch (err) {
        // The same place was filled by a repeat beside this one.
        if (isUniqueViolation(err) && (await isTaken(payload, claimKey))) return true
        throw err
      }
    }
  }
}
