import type { BasePayload, FlattenedField, PayloadRequest, Where } from 'payload'
import { assignedIn } from '#access/moduleRules.ts'
import { readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { selectColumns } from '#database/selectColumns.ts'
import { clockIn } from '#domain/content/clockIn.ts'
import { partOfOrder } from '#domain/orders/partOfOrder.ts'
import { orderCells } from '#domain/transfers/orderColumns.ts'
import { detailCells } from '#domain/transfers/orderDetails.ts'
import type { Order } from '#payload-types'
import { projectZone } from '../content/projectZone.ts'
import { afterRow } from './afterRow.ts'
import { isFlatWhere } from './isFlatWhere.ts'

const ROWS_A_READ = 1000
/** Without an index every portion is sorted anew, so these are fewer and larger. */
const ROWS_A_SORT = 5000

/** What the table shows of an order: columns of its own row, none of which has to be parsed. */
const SHOWN = [
  ...['id', 'project', 'number', 'status', 'duration', 'placedAt', 'payablePaise', 'couponCodes', 'method'],
  ...['gateway', 'studentUid', 'panel', 'byName', 'byPhone', 'byEmail', 'byUid'],
]

/** What the detailed table shows besides. */
const DETAILS = [
  ...['lines', 'itemsPaise', 'couponPaise', 'deliveryPaise', 'taxPaise', 'creditsPaise', 'refundedPaise'],
  ...['address', 'gst'],
]

/** `sort` as Payload takes it; `from` rows are left out, `count` are read at most. */
export type OrdersAsked = {
  where: Where
  sort: string | readonly string[]
  from: number
  count: number
  /** Whether items, GST and address follow the fixed columns. */
  isDetailed?: boolean
}

/** Columns of the orders themselves, and the id in the end: an order in which every row has its own place. */
function placesOf(sort: OrdersAsked['sort']): string[] {
  const names = [sort].flat().filter((name) => name && !name.includes('.'))
  const last = names.at(-1) ?? '-placedAt'
  return [...(names.length > 0 ? names : [last]), last.startsWith('-') ? '-id' : 'id']
}

type Reader = {
  req: PayloadRequest
  where: Where
  sort: string[]
  select: string[]
  mayBeEmpty: (name: string) => boolean
}

/** Straight from the table where the filter allows it, which costs a fraction; else as Payload reads it. */
async function read(
  { req: { payload }, where: extent, sort, select, mayBeEmpty }: Reader,
  limit: number,
  after: Order | undefined,
): Promise<Order[]> {
  const where = after ? { and: [extent, afterRow(after as never, sort, mayBeEmpty)] } : extent
  if (isFlatWhere(where, payload.collections.orders.config.flattenedFields))
    return (select.includes('lines') ? readRows : selectColumns)({
      ...{ payload, collection: 'orders', where, sort, limit, select },
    })
  return readPage({ payload, where, sort, limit, select, page: 1 })
}

type Page = {
  payload: BasePayload
  where: Where
  sort: string[]
  limit: number
  select: string[]
  page: number
}

async function readPage({ payload, where, sort, limit, select, page }: Page): Promise<Order[]> {
  const { docs } = await payload.db.find<Order>({
    collection: 'orders',
    where,
    select: Object.fromEntries(select.map((name) => [name, true as const])),
    // Payload adds columns of its own to the list it is given.
    sort: [...sort],
    limit,
    page,
    pagination: false,
  })
  return docs
}

const ALWAYS_THERE = ['id', 'createdAt', 'updatedAt']

function emptyColumns(fields: readonly FlattenedField[]): (name: string) => boolean {
  const filled = new Set(fields.flatMap((one) => ('required' in one && one.required ? [one.name] : [])))
  return (name) => !ALWAYS_THERE.includes(name) && !filled.has(name)
}

/** What the clocks of each order's project show. */
function clocks(payload: BasePayload) {
  const known = new Map<string, (ms: number) => string>()
  return async (orders: readonly Order[]) => {
    for (const id of new Set(orders.map(({ project }) => idOf(project) as string)))
      if (!known.has(id)) known.set(id, clockIn(await projectZone(payload, id)))
    return ({ project }: Order, iso: string) => known.get(idOf(project) as string)?.(Date.parse(iso)) ?? iso
  }
}

/**
 * Orders as rows of cells, portion by portion, with the rights of the request: those it may read, and of an order with
 * products that are not assigned to a sub admin what their own lines come to. Read on from the last row by the columns of
 * the order, so that the last portion costs as much as the first. Filter and order were let through by the caller.
 */
export async function* orderRows(req: PayloadRequest, asked: OrdersAsked): AsyncGenerator<string[][]> {
  const { access, flattenedFields } = req.payload.collections.orders.config
  const readable = await access.read({ req })
  if (readable === false) return
  const assigned = assignedIn(req, 'orders')
  const sort = placesOf(asked.sort)
  const select = [
    ...new Set([
      ...SHOWN,
      ...sort.map((name) => name.replace(/^-/, '')),
      ...(asked.isDetailed ? DETAILS : assigned ? ['lines'] : []),
    ]),
  ]
  const where = readable === true ? asked.where : { and: [asked.where, readable] }
  const reader = { req, where, sort, select, mayBeEmpty: emptyColumns(flattenedFields) }
  const { payload } = req
  const timesOf = clocks(payload)
  const most = sort[0]?.endsWith('placedAt') ? ROWS_A_READ : ROWS_A_SORT
  let [after] =
    asked.from > 0 ? await readPage({ payload, where, sort, limit: 1, select, page: asked.from }) : []
  if (asked.from > 0 && !after) return
  for (let left = asked.count; left > 0; ) {
    const limit = Math.min(left, most)
    const orders = await read(reader, limit, after)
    const timeOf = await timesOf(orders)
    yield orders.map((order) => {
      const shown = assigned ? { ...order, ...partOfOrder(order, assigned.ids) } : order
      const cells = orderCells(shown, (iso) => timeOf(order, iso))
      return asked.isDetailed ? [...cells, ...detailCells(shown, !assigned)] : cells
    })
    after = orders.at(-1)
    left -= orders.length
    if (orders.length < limit) return
  }
}
