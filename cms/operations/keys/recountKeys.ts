import type { BasePayload } from 'payload'
import { countRows, readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { isKeyPack, kindsOf } from '#domain/catalogue/kinds.ts'
import { counted, heldIn } from '#domain/reservations/reservationPool.ts'
import { stockKey } from '#domain/reservations/stockKey.ts'
import type { SellingProduct } from '#payload-types'
import { changePool, poolOf } from '../reservations/changePool.ts'
import { owedKeys } from './owedKeys.ts'

const ATTEMPTS = 20

const freeIn = (payload: BasePayload, product: string): Promise<number> =>
  countRows({
    payload,
    collection: 'class-serial-keys',
    where: { and: [{ product: { equals: product } }, { state: { equals: 'free' } }] },
  })

/**
 * Makes the stock of a pool what its keys say: those that are free, less what orders hold and what is sold and not handed
 * over. May be repeated at any time, so a kill between adding keys and counting them is repaired by the next count. Keys that
 * are handed over or sold meanwhile make it count again. Answers what is available, null for what has no pool.
 */
export async function recountKeys(payload: BasePayload, product: string): Promise<number | null> {
  const key = stockKey(product, null)
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const level = await readRow({ payload, collection: 'stock-levels', where: { key: { equals: key } } })
    if (!level) return null
    const pool = poolOf(level)
    const owed = await owedKeys(payload, level)
    const inPool = await freeIn(payload, product)
    // Handing a key over makes both smaller: the same debt twice means that none was handed over between.
    if ((await owedKeys(payload, level)) !== owed) continue
    const available = inPool - heldIn(pool) - owed
    const project = idOf(level.project) as string
    const isCounted = await changePool(
      payload,
      project,
      { poolKind: 'stock-levels', key, limit: null },
      (now) => {
        if (now.available !== pool.available || heldIn(now) !== heldIn(pool) || now.sold !== pool.sold)
          return { pool: now, answer: false }
        return { pool: counted(now, available), answer: true }
      },
    )
    if (isCounted !== false) return available
  }
  throw new Error(`the keys of ${product} were sold faster than they could be counted`)
}

/** More pools than these a server does not have. */
const MAX_POOLS = 1000

/** Counts every pool anew: what a killed process left. Answers how many there are. */
export async function recountPools(payload: BasePayload): Promise<number> {
  const { docs } = await payload.db.find<SellingProduct>({
    collection: 'selling-products',
    where: { and: [{ kind: { in: kindsOf(isKeyPack) } }, { keysFrom: { equals: 'pool' } }] },
    select: { slug: true },
    pagination: false,
    limit: MAX_POOLS,
  })
  for (const { id } of docs) {
    try {
      await recountKeys(payload, String(id))
    } catch (err) {
      payload.logger.error({ msg: 'the keys of a pack could not be counted', product: id, err })
    }
  }
  return docs.length
}
