import type { BasePayload } from 'payload'
import { countRows, readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { isKeyPack, kindsOf } from '#domain/catalogue/kinds.ts'
import { heldQuantity, setCountedStock } from '#domain/reservations/reservationPool.ts'
import { stockKey } from '#domain/reservations/stockKey.ts'
import { statesFor } from '#domain/serialKeys/keyMoves.ts'
import type { SellingProduct } from '#payload-types'
import { changePool, poolFromRow } from '../reservations/changePool.ts'
import { owedKeys } from './owedKeys.ts'

const ATTEMPTS = 20

const freeIn = (payload: BasePayload, product: string): Promise<number> =>
  countRows({
    payload,
    collection: 'class-serial-keys',
    where: { and: [{ product: { equals: product } }, { state: { in: statesFor('assign') } }] },
  })

/**
 * Sets the stock of a key pool from its keys: free ones, less those held by orders and those sold but not yet assigned. Idempotent;
 * retries when keys are sold or assigned in the meantime. Returns the available quantity, or null when the product has no pool.
 */
export async function recountKeys(payload: BasePayload, product: string): Promise<number | null> {
  const key = stockKey(product, null)
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const level = await readRow({ payload, collection: 'stock-levels', where: { key: { equals: key } } })
    if (!level) return null
    const pool = poolFromRow(level)
    const owed = await owedKeys(payload, level)
    const inPool = await freeIn(payload, product)
    // Assigning a key reduces both numbers: if the owed ones are unchanged, none was assigned in between.
    if ((await owedKeys(payload, level)) !== owed) continue
    const available = inPool - heldQuantity(pool) - owed
    const project = idOf(level.project) as string
    const isCounted = await changePool(
      payload,
      project,
      { poolKind: 'stock-levels', key, limit: null },
      (now) => {
        if (
          now.available !== pool.available ||
          heldQuantity(now) !== heldQuantity(pool) ||
          now.sold !== pool.sold
        )
          return { pool: now, answer: false }
        return { pool: setCountedStock(now, available), answer: true }
      },
    )
    if (isCounted !== false) return available
  }
  throw new Error(`the keys of ${product} were sold faster than they could be counted`)
}

/** Upper limit of pools that are read. */
const MAX_POOLS = 1000

/** Recounts every key pool, in case a killed process left one wrong. Returns the number of pools. */
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
