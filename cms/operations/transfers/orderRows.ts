import type { BasePayload, FlattenedField, PayloadRequest, Where } from 'payload'
import { assignmentLimit } from '#access/moduleRules.ts'
import { readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { selectColumns } from '#database/selectColumns.ts'
import { localClock } from '#domain/content/localClock.ts'
import { partOfOrder } from '#domain/orders/partOfOrder.ts'
import { orderCells } from '#domain/transfers/orderColumns.ts'
import { detailCells } from '#domain/transfers/orderDetails.ts'
import type { Order } from '#payload-types'
import { projectZone } from '../content/projectZone.ts'
import { isFlatWhere } from './isFlatWhere.ts'
import { rowsAfter } from './rowsAfter.ts'

const BATCH_SIZE = 1000
/** Batch size for orders without an index, where each batch is sorted again. */
const UNINDEXED_BATCH_SIZE = 5000

/** Columns for the standard table; none of them contains JSON. */
const COLUMNS = [
  'id',
  'project',
  'number',
  'status',
  'duration',
  'placedAt',
  'payablePaise',
  'couponCodes',
  'method',
  'gateway',
  'studentUid',
  'panel',
  'byName',
  'byPhone',
  'byEmail',
  'byUid',
]

/** Additional columns for the detailed table. */
const DETAIL_COLUMNS = [
  'lines',
  'itemsPaise',
  'couponPaise',
  'deliveryPaise',
  'taxPaise',
  'creditsPaise',
  'refundedPaise',
  'address',
  'gst',
]

/** `sort` in Payload's notation; skips `from` rows and reads at most `count`. */
export type OrdersAsked = {
  where: Where
  sort: string | readonly string[]
  from: number
  count: number
  /** Whether items, GST and address follow the fixed columns. */
  isDetailed?: boolean
}

/** The sort columns of orders plus the id, which makes the order unique. */
function uniqueSort(sort: OrdersAsked['sort']): string[] {
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

/** Reads directly from the table where the filter allows it, which is much faster; otherwise through Payload. */
async function read(
  { req: { payload }, where: extent, sort, select, mayBeEmpty }: Reader,
  limit: number,
  after: Order | undefined,
): Promise<Order[]> {
  const where = after ? { and: [extent, rowsAfter(after as never, sort, mayBeEmpty)] } : extent
  if (isFlatWhere(where, payload.collections.orders.config.flattenedFields))
    return (select.includes('lines') ? readRows : selectColumns)({
      payload,
      collection: 'orders',
      where,
      sort,
      limit,
      select,
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
    // A copy, since Payload adds columns to the array.
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

/** Formats times in the time zone of each order's project. */
function clocksByProject(payload: BasePayload) {
  const clockByProject = new Map<string, (ms: number) => string>()
  return async (orders: readonly Order[]) => {
    for (const id of new Set(orders.map(({ project }) => idOf(project) as string)))
      if (!clockByProject.has(id)) clockByProject.set(id, localClock(await projectZone(payload, id)))
    return ({ project }: Order, iso: string) =>
      clockByProject.get(idOf(project) as string)?.(Date.parse(iso)) ?? iso
  }
}

/**
 * Yields orders as rows of cells in batches, with the access of the request; for a sub admin with assigned products only their lines and
 * amounts. Uses keyset pagination, so the last batch costs as much as the first. The caller has checked filter and sort.
 */
export async function* orderRows(req: PayloadRequest, asked: OrdersAsked): AsyncGenerator<string[][]> {
  const { access, flattenedFields } = req.payload.collections.orders.config
  const readable = await access.read({ req })
  if (readable === false) return
  const assigned = assignmentLimit(req, 'orders')
  const sort = uniqueSort(asked.sort)
  const select = [
    ...new Set([
      ...COLUMNS,
      ...sort.map((name) => name.replace(/^-/, '')),
      ...(asked.isDetailed ? DETAIL_COLUMNS : assigned ? ['lines'] : []),
    ]),
  ]
  const where = readable === true ? asked.where : { and: [asked.where, readable] }
  const reader = { req, where, sort, select, mayBeEmpty: emptyColumns(flattenedFields) }
  const { payload } = req
  const timesOf = clocksByProject(payload)
  const batchSize = sort[0]?.endsWith('placedAt') ? BATCH_SIZE : UNINDEXED_BATCH_SIZE
  let [after] =
    asked.from > 0 ? await readPage({ payload, where, sort, limit: 1, select, page: asked.from }) : []
  if (asked.from > 0 && !after) return
  for (let left = asked.count; left > 0; ) {
    const limit = Math.min(left, batchSize)
    const orders = await read(reader, limit, after)
    const timeOf = await timesOf(orders)
    yield orders.map((order) => {
      const visiblePart = assigned ? { ...order, ...partOfOrder(order, assigned.ids) } : order
      const cells = orderCells(visiblePart, (iso) => timeOf(order, iso))
      return asked.isDetailed ? [...cells, ...detailCells(visiblePart, !assigned)] : cells
    })
    after = orders.at(-1)
    left -= orders.length
    if (orders.length < limit) return
  }
}
