import type { BasePayload } from 'payload'
import { conditionalUpdate, insertIfAbsent, isUniqueViolation, readRow, readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { statesFor } from '#domain/serialKeys/keyMoves.ts'
import type { Order, SellingProduct } from '#payload-types'
import { keyHash, normaliseKey, sealKey } from '../serialKeys/keySecrets.ts'
import { makeKey } from '../serialKeys/makeKey.ts'

/** Free keys read per query: with many concurrent buyers most are taken by the time they are claimed. */
const KEYS_PER_READ = 50
const collection = 'class-serial-keys'

type Place = { order: Order; claimKey: string }

/**
 * Assigns `wanted` keys to an order line, taken from the pools of these products or generated for packs without a pool. Returns how
 * many the line has now. Idempotent: one conditional update claims each key, and `claimKey` is unique for each position of the line.
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
      ? await generateFor(payload, String(made.id), place)
      : await assignFreeKey(
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

/** Generates a key for this position, unless it has one. */
async function generateFor(
  payload: BasePayload,
  product: string,
  { order, claimKey }: Place,
): Promise<boolean> {
  if (await isTaken(payload, claimKey)) return true
  const project = idOf(order.project) as string
  const key = makeKey()
  const row = await insertIfAbsent({
    payload,
    collection,
    data: {
      project,
      product,
      claimKey,
      order: order.id,
      student: idOf(order.student),
      state: 'assigned',
      ending: key.slice(-4),
      sealed: sealKey(key),
      keyHash: keyHash(project, normaliseKey(key)),
    },
  })
  return row !== null || isTaken(payload, claimKey)
}

async function assignFreeKey(
  payload: BasePayload,
  products: readonly string[],
  { order, claimKey }: Place,
): Promise<boolean> {
  if (await isTaken(payload, claimKey)) return true
  for (;;) {
    const free = await readRows({
      payload,
      collection,
      where: { and: [{ product: { in: [...products] } }, { state: { in: statesFor('assign') } }] },
      sort: ['createdAt'],
      limit: KEYS_PER_READ,
      select: ['id'],
    })
    if (free.length === 0) return false
    for (const { id } of free) {
      try {
        const mine = await conditionalUpdate({
          payload,
          collection,
          where: { and: [{ id: { equals: id } }, { state: { in: statesFor('assign') } }] },
          data: { state: 'assigned', claimKey, order: order.id, student: idOf(order.student) },
        })
        if (mine) return true
      } catch (err) {
        // A concurrent call has filled the same position.
        if (isUniqueViolation(err) && (await isTaken(payload, claimKey))) return true
        throw err
      }
    }
  }
}
