import type { BasePayload } from 'payload'
import { idOf } from '#access/idOf.ts'
import { readRows } from '#collections/guard.ts'
import {
  forget,
  REMEMBERED_MS,
  release,
  releaseOver,
  rememberedSince,
  type Shelf,
} from '#domain/reservations/Shelf.ts'
import type { Allowance, StockLevel } from '#payload-types'
import { changeShelf } from '../operations/commerce/changeShelf.ts'
import { givenBackBy, giverOf } from '../operations/commerce/givenBackBy.ts'

const BATCH = 500
type Row = Pick<StockLevel | Allowance, 'key' | 'holds' | 'project'>

/**
 * Gives back what people held and did not pay in time, and lets shelves forget sales that their orders remember. Answers how
 * many shelves it looked at.
 */
export async function tidyShelves(payload: BasePayload, now: Date): Promise<number> {
  let count = 0
  for (const shelf of ['stock-levels', 'allowances'] as const) {
    const rows: Row[] = await readRows({
      payload,
      collection: shelf,
      where: { nextEnd: { less_than_equal: now.toISOString() } },
      sort: ['nextEnd'],
      limit: BATCH,
    })
    count += rows.length
    for (const row of rows) {
      try {
        await tidy(payload, shelf, row, now.getTime())
      } catch (err) {
        payload.logger.error({ msg: 'a shelf could not be tidied', shelf: row.key, err })
      }
    }
  }
  return count
}

async function tidy(
  payload: BasePayload,
  shelf: 'stock-levels' | 'allowances',
  row: Row,
  now: number,
): Promise<void> {
  const since = now - REMEMBERED_MS
  const holders = await holdersOf(
    payload,
    rememberedSince({ free: 0, holds: row.holds as Shelf['holds'] }, since),
  )
  const tidied = (before: Shelf): Shelf =>
    rememberedSince(before, since).reduce(
      (rest, id) => {
        const holder = holders.get(id)
        // Still being paid or taken back: whoever finishes that decides.
        if (holder?.isAtWork) return rest
        const isSale = rest.holds[id]?.state === 'sold'
        return isSale && !holder?.isSold ? release(rest, id) : forget(rest, id)
      },
      releaseOver(before, now),
    )
  await changeShelf(payload, idOf(row.project) as string, { shelf, key: row.key, limit: null }, (before) => ({
    shelf: tidied(before),
    isGranted: true,
  }))
}

/** Whether it is an order that was sold, and whether something of it is still to be done. */
type Holder = { isSold: boolean; isAtWork: boolean }

/** What took from a shelf or gave back to it, by the name it has there: orders, returns of them, parcels that came back. */
async function holdersOf(payload: BasePayload, names: string[]): Promise<Map<string, Holder>> {
  const idsBy = (giver: 'return' | 'parcel') =>
    names.flatMap((name) => {
      const from = giverOf(name)
      return from?.giver === giver ? [from.id] : []
    })
  const [orders, returns, parcels] = await Promise.all([
    ordersBy(
      payload,
      names.filter((name) => giverOf(name) === null),
    ),
    returnsBy(payload, idsBy('return')),
    parcelsBy(payload, idsBy('parcel')),
  ])
  const gave = (isAtWork: boolean): Holder => ({ isSold: false, isAtWork })
  return new Map<string, Holder>([
    ...orders.map(({ id, isSold, work }) => [String(id), { isSold, isAtWork: Boolean(work) }] as const),
    ...returns.map(({ id, work }) => [givenBackBy('return', id), gave(Boolean(work))] as const),
    ...parcels.map(({ id, errand }) => [givenBackBy('parcel', id), gave(errand === 'restock')] as const),
  ])
}

const returnsBy = (payload: BasePayload, ids: string[]) =>
  ids.length === 0
    ? []
    : readRows({
        ...{ payload, collection: 'returns', where: { id: { in: ids } }, sort: ['id'], limit: ids.length },
        select: ['id', 'work'],
      })

const parcelsBy = (payload: BasePayload, ids: string[]) =>
  ids.length === 0
    ? []
    : readRows({
        ...{ payload, collection: 'shipments', where: { id: { in: ids } }, sort: ['id'], limit: ids.length },
        select: ['id', 'errand'],
      })

const ordersBy = (payload: BasePayload, ids: string[]) =>
  ids.length === 0
    ? []
    : readRows({
        ...{ payload, collection: 'orders', where: { id: { in: ids } }, sort: ['id'], limit: ids.length },
        select: ['id', 'isSold', 'work'],
      })
