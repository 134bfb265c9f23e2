import type { BasePayload, DataFromCollectionSlug } from 'payload'
import { changeRow, rememberRow, rowRemembered } from '#collections/changeRow.ts'
import { insertOnce, readRow } from '#collections/guard.ts'
import type { Taking } from '#domain/orders/OrderSchemas.ts'
import { forget, heldCount, hold, nextEnd, type Shelf } from '#domain/reservations/Shelf.ts'
import { shownStock } from '#domain/reservations/stockKey.ts'
import type { Allowance, StockLevel } from '#payload-types'
import { shareStock } from './shareStock.ts'

export type Changed = { shelf: Shelf; isGranted: boolean; left: number }

type Change = (shelf: Shelf, mayOverdraw: boolean) => Omit<Changed, 'left'> & { left?: number }

/** Sales that their orders remember by now; a shelf forgets them at its next change. */
const remembered = new Map<string, Set<string>>()
const nameOf = ({ shelf, key }: Pick<Taking, 'shelf' | 'key'>) => `${shelf}:${key}`

/** The order says itself that it is paid, or taken back: its shelves need not any longer. */
export function forgetLater(takings: readonly Taking[], order: string): void {
  for (const taking of takings) {
    if (taking.shelf === 'credits' || taking.shelf === 'funds') continue
    const orders = remembered.get(nameOf(taking)) ?? new Set()
    remembered.set(nameOf(taking), orders.add(order))
  }
}

function withoutRemembered(name: string, shelf: Shelf): Shelf {
  return [...(remembered.get(name) ?? [])].reduce(forget, shelf)
}

/**
 * Changes one shelf as a whole. Shelves of uses come with their first change and follow their limit; a stock without a row is not
 * counted and grants everything.
 */
export async function changeShelf(
  payload: BasePayload,
  project: string,
  taking: Pick<Taking, 'key' | 'limit'> & { shelf: Kind },
  change: Change,
): Promise<Changed> {
  const name = nameOf(taking)
  const none = { shelf: { free: null, holds: {} }, isGranted: true, left: Number.POSITIVE_INFINITY }
  if (taking.shelf === 'stock-levels') return (await changeStock(payload, taking.key, name, change)) ?? none
  const isThere = rowRemembered(payload, 'allowances', { key: { equals: taking.key } }) !== null
  return (
    (isThere ? null : await firstUse(payload, project, taking, change)) ??
    (await changeAllowance(payload, taking, name, change)) ??
    none
  )
}

/** Most uses are the first of their shelf, such as those of one person: it comes with the change in it. Null when it is there. */
async function firstUse(
  payload: BasePayload,
  project: string,
  { key, limit }: Pick<Taking, 'key' | 'limit'>,
  change: Change,
): Promise<Changed | null> {
  const { shelf, isGranted, left } = change({ free: limit, holds: {} }, false)
  const row = await insertOnce({
    payload,
    collection: 'allowances',
    data: { key, project, limit, ...rowOf(shelf), rev: 0 },
  })
  if (!row) return null
  rememberRow(payload, 'allowances', { key: { equals: key } }, row)
  return { shelf, isGranted, left: left ?? Math.max(0, shelf.free ?? 0) }
}

const rowOf = (shelf: Shelf) => {
  const end = nextEnd(shelf)
  return { free: shelf.free, holds: shelf.holds, nextEnd: end === null ? null : new Date(end).toISOString() }
}

const shelfOf = ({ free, holds }: StockLevel | Allowance): Shelf => ({
  free: free ?? null,
  holds: holds as Shelf['holds'],
})

type Kind = 'stock-levels' | 'allowances'
type Step<S extends Kind> = {
  collection: S
  key: string
  name: string
  /** The shelf as its row has it, when nothing else has changed it. */
  read: (row: DataFromCollectionSlug<S>) => Shelf
  /** What of the row follows from the shelf, besides the shelf itself. */
  write: (shelf: Shelf, row: DataFromCollectionSlug<S>) => object
  change: (shelf: Shelf, row: DataFromCollectionSlug<S>) => ReturnType<Change>
}

/** Changes the row of a shelf, and takes from it the sales that their orders remember; answers the row as it was, too. */
async function changeShelfRow<S extends Kind>(payload: BasePayload, step: Step<S>) {
  const { collection, key, name, read, write, change } = step
  let forgotten: string[] = []
  const changed = await changeRow<S, Changed & { row: DataFromCollectionSlug<S> }>({
    payload,
    collection,
    where: { key: { equals: key } },
    isRemembered: true,
    change: (row) => {
      forgotten = [...(remembered.get(name) ?? [])]
      const stored = shelfOf(row)
      const { shelf, isGranted, left } = change(withoutRemembered(name, read(row)), row)
      const answer = { shelf, isGranted, left: left ?? Math.max(0, shelf.free ?? 0), row }
      const isSame = shelf.free === stored.free && shelf.holds === stored.holds && forgotten.length === 0
      return { data: isSame ? null : ({ ...rowOf(shelf), ...write(shelf, row) } as never), answer }
    },
  })
  settleRemembered(name, forgotten)
  return changed
}

const isLowAt = ({ free }: Shelf, lowAt: number): boolean => free !== null && free <= lowAt

async function changeStock(
  payload: BasePayload,
  key: string,
  name: string,
  change: Change,
): Promise<Changed | null> {
  const changed = await changeShelfRow(payload, {
    ...{ collection: 'stock-levels', key, name, read: shelfOf },
    write: (shelf, { lowAt }) => ({ heldCount: heldCount(shelf), isLow: isLowAt(shelf, lowAt) }),
    change: (shelf, { mayBackorder }) => change(shelf, mayBackorder),
  })
  if (!changed) return null
  const { row, ...answer } = changed
  const { mayBackorder } = row
  const { free } = answer.shelf
  const isLow = isLowAt(answer.shelf, row.lowAt)
  const isShown = shownStock({ free: row.free ?? null, mayBackorder }) !== shownStock({ free, mayBackorder })
  if (isShown || isLow !== row.isLow) await shareStock(payload, { ...row, free }, isLow && !row.isLow)
  return answer
}

const changeAllowance = (
  payload: BasePayload,
  { key, limit }: Pick<Taking, 'key' | 'limit'>,
  name: string,
  change: Change,
): Promise<Changed | null> =>
  changeShelfRow(payload, {
    ...{ collection: 'allowances', key, name },
    read: (row) => (limit === null ? shelfOf(row) : withLimit(shelfOf(row), row.limit ?? null, limit)),
    write: (_, row) => ({ limit: limit ?? row.limit ?? null }),
    change: (shelf) => change(shelf, false),
  })

type Wanted = Pick<Taking, 'key' | 'quantity'> & { order: string }

/** How many of a stock are left when that is too few for an order, or null. What is remembered decides whether it is looked up. */
export async function lackingStock(
  payload: BasePayload,
  { key, quantity, order }: Wanted,
): Promise<number | null> {
  const where = { key: { equals: key } }
  const leftOf = (row: StockLevel | null): number | null => {
    if (!row) return null
    const wanted = { quantity, until: 0, mayOverdraw: row.mayBackorder }
    const taken = hold(shelfOf(row), order, wanted)
    return taken.ok ? null : taken.left
  }
  if (leftOf(rowRemembered(payload, 'stock-levels', where)) === null) return null
  return leftOf(await readRow({ payload, collection: 'stock-levels', where }))
}

/** Another limit than the one that was counted from: as many more or fewer are free. */
export const withLimit = (shelf: Shelf, from: number | null, to: number): Shelf =>
  from === to ? shelf : { ...shelf, free: (shelf.free ?? 0) + to - (from ?? 0) }

function settleRemembered(name: string, forgotten: string[]): void {
  const orders = remembered.get(name)
  if (!orders) return
  for (const order of forgotten) orders.delete(order)
  if (orders.size === 0) remembered.delete(name)
}
