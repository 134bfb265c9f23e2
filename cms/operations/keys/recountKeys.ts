import type { BasePayload } from 'payload'
import { idOf } from '#access/idOf.ts'
import { countRows, readRow } from '#collections/guard.ts'
import { heldCount, type Shelf, withFree } from '#domain/reservations/Shelf.ts'
import { stockKey } from '#domain/reservations/stockKey.ts'
import type { SellingProduct, StockLevel } from '#payload-types'
import { changeShelf } from '../commerce/changeShelf.ts'
import { owedKeys } from './owedKeys.ts'

const ATTEMPTS = 20

const freeIn = (payload: BasePayload, product: string): Promise<number> =>
  countRows({
    payload,
    collection: 'class-serial-keys',
    where: { and: [{ product: { equals: product } }, { state: { equals: 'free' } }] },
  })

const shelfOf = ({ free, holds }: StockLevel): Shelf => ({
  free: free ?? null,
  holds: holds as Shelf['holds'],
})

/**
 * Makes the stock of a pool what its keys say: those that are free, less what orders hold and what is sold and not handed
 * over. May be repeated at any time, so a kill between adding keys and counting them is repaired by the next count. Keys that
 * are handed over or sold meanwhile make it count again. Answers what is free, null for what has no pool.
 */
export async function recountKeys(payload: BasePayload, product: string): Promise<number | null> {
  const key = stockKey(product, null)
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const level = await readRow({ payload, collection: 'stock-levels', where: { key: { equals: key } } })
    if (!level) return null
    const shelf = shelfOf(level)
    const owed = await owedKeys(payload, level)
    const inPool = await freeIn(payload, product)
    // Handing a key over makes both smaller: the same debt twice means that none was handed over between.
    if ((await owedKeys(payload, level)) !== owed) continue
    const free = inPool - heldCount(shelf) - owed
    const project = idOf(level.project) as string
    const { isGranted } = await changeShelf(
      payload,
      project,
      { shelf: 'stock-levels', key, limit: null },
      (now) => {
        if (now.free !== shelf.free || heldCount(now) !== heldCount(shelf))
          return { shelf: now, isGranted: false }
        return { shelf: now.free === free ? now : withFree(now, free), isGranted: true }
      },
    )
    if (isGranted) return free
  }
  throw new Error(`the keys of ${product} were sold faster than they could be counted`)
}

/** More pools than these a server does not have. */
const MOST_POOLS = 1000

/** Counts every pool anew: what a killed process left. Answers how many there are. */
export async function recountPools(payload: BasePayload): Promise<number> {
  const { docs } = await payload.db.find<SellingProduct>({
    collection: 'selling-products',
    where: { and: [{ kind: { equals: 'serial-key-pack' } }, { keysFrom: { equals: 'pool' } }] },
    select: { slug: true },
    pagination: false,
    limit: MOST_POOLS,
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
