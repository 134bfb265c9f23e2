import type { PayloadRequest, Where } from 'payload'
import type { ExportRequest } from '#domain/calls/transfers.ts'
import { ORDER_COLUMNS } from '#domain/transfers/orderColumns.ts'
import { ORDER_DETAIL_COLUMNS } from '#domain/transfers/orderDetails.ts'
import { MAX_EXPORTED_ROWS } from '#domain/transfers/rowLimits.ts'
import { ordersCsv, ordersXlsx } from './orderFiles.ts'
import { orderRows } from './orderRows.ts'

const NEWEST_FIRST = '-placedAt'

const DETAILED = [...ORDER_COLUMNS, ...ORDER_DETAIL_COLUMNS]
const CSV = 'text/csv; charset=utf-8'

const FILES = {
  csv: { type: CSV, ending: 'csv', write: ordersCsv },
  detailed: {
    type: CSV,
    ending: 'csv',
    write: (portions: Parameters<typeof ordersCsv>[0]) => ordersCsv(portions, DETAILED),
  },
  xlsx: {
    ending: 'xlsx',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: ordersXlsx,
  },
} as const

type Extent = { where: Where; now: Date }

/** Streams an export of orders with the fixed columns of spec 3, independent of the list's columns. */
export function downloadOrders(
  req: PayloadRequest,
  ask: ExportRequest & { format: keyof typeof FILES },
  { where, now }: Extent,
): Response {
  const count = Math.min(ask.limit ?? MAX_EXPORTED_ROWS, MAX_EXPORTED_ROWS)
  const portions = orderRows(req, {
    // Exclude orders placed during the export.
    where: { and: [where, { createdAt: { less_than_equal: now.toISOString() } }] },
    sort: ask.sort || NEWEST_FIRST,
    from: ask.limit ? (Math.max(ask.page ?? 1, 1) - 1) * ask.limit : 0,
    count,
    isDetailed: ask.format === 'detailed',
  })
  const { type, ending, write } = FILES[ask.format]
  return new Response(write(portions), {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${ask.name || 'list'}-orders.${ending}"`,
    },
  })
}

type Preview = Record<string, unknown>

const clampedInteger = (value: unknown, from: number, to: number, otherwise: number): number =>
  Number.isInteger(value) ? Math.min(to, Math.max(from, value as number)) : otherwise

/** The first rows of the export, in the format of the export drawer. */
export async function previewOrders(req: PayloadRequest, ask: Preview, where: Where): Promise<Response> {
  const sort = typeof ask.sort === 'string' && ask.sort ? ask.sort : NEWEST_FIRST
  const query = { collection: 'orders', where, req } as const
  const { totalDocs } = await req.payload.count({ ...query, overrideAccess: false })
  // Throws for a sort field that the person may not read, like the list does.
  await req.payload.find({ ...query, overrideAccess: false, sort, limit: 1, depth: 0, pagination: false })
  const total = Math.min(
    totalDocs,
    MAX_EXPORTED_ROWS,
    clampedInteger(ask.limit, 1, MAX_EXPORTED_ROWS, MAX_EXPORTED_ROWS),
  )
  const limit = clampedInteger(ask.previewLimit, 1, 100, 10)
  const page = clampedInteger(ask.previewPage, 1, 10_000, 1)
  const from = (page - 1) * limit
  const rows: string[][] = []
  const isDetailed = ask.format === 'detailed'
  const columns: readonly string[] = isDetailed ? DETAILED : ORDER_COLUMNS
  const previewRows = { where, sort, from, count: Math.min(limit, Math.max(0, total - from)), isDetailed }
  for await (const portion of orderRows(req, previewRows)) rows.push(...portion)
  const totalPages = Math.ceil(total / limit)
  return Response.json({
    columns,
    docs: rows.map((cells) => Object.fromEntries(columns.map((column, i) => [column, cells[i]]))),
    exportTotalDocs: total,
    hasNextPage: page < totalPages,
    hasPrevPage: page > 1,
    limit,
    maxLimit: MAX_EXPORTED_ROWS,
    page,
    totalDocs: total,
    totalPages,
  })
}
