import { Readable } from 'node:stream'
import type { PayloadRequest, Where } from 'payload'
import type { ExportAsk } from '#domain/calls/transfers.ts'
import { csvLine } from '#domain/transfers/csvLine.ts'
import { ORDER_COLUMNS } from '#domain/transfers/orderColumns.ts'
import { ROWS_EXPORTED_AT_MOST } from '#domain/transfers/rowLimits.ts'
import { orderRows } from './orderRows.ts'

const ROWS_A_READ = 500
/** Spreadsheets take the file for UTF-8 by this mark. */
const BOM = '\uFEFF'

type Extent = { where: Where; now: Date }

/** The lines of the file, read as they are sent; orders placed meanwhile would move those that are still to come. */
async function* linesOf(req: PayloadRequest, ask: ExportAsk, { where, now }: Extent) {
  yield BOM + csvLine(ORDER_COLUMNS)
  const sort = ask.sort ?? '-placedAt'
  const extent = { and: [where, { createdAt: { less_than_equal: now.toISOString() } }] }
  const wanted = Math.min(ask.limit ?? ROWS_EXPORTED_AT_MOST, ROWS_EXPORTED_AT_MOST)
  const from = ask.limit ? (Math.max(ask.page ?? 1, 1) - 1) * ask.limit : 0
  let left = wanted
  let skip = from % ROWS_A_READ
  for (let page = Math.floor(from / ROWS_A_READ) + 1; left > 0; page++) {
    const rows = await orderRows(req, { where: extent, sort, limit: ROWS_A_READ, page })
    const part = rows.slice(skip, skip + left)
    skip = 0
    left -= part.length
    if (part.length > 0) yield part.map(csvLine).join('')
    if (rows.length < ROWS_A_READ) return
  }
}

/** Orders as a table with the fixed columns of section 3, whatever columns the list shows. */
export function downloadOrders(req: PayloadRequest, ask: ExportAsk, extent: Extent): Response {
  const stream = Readable.toWeb(Readable.from(linesOf(req, ask, extent), { objectMode: false }))
  return new Response(stream as ReadableStream, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${ask.name || 'list'}-orders.csv"`,
    },
  })
}

type Preview = Record<string, unknown>

const whole = (value: unknown, from: number, to: number, otherwise: number): number =>
  Number.isInteger(value) ? Math.min(to, Math.max(from, value as number)) : otherwise

/** The first rows of that table, in the form the export drawer draws. */
export async function previewOrders(req: PayloadRequest, ask: Preview, where: Where): Promise<Response> {
  const { totalDocs } = await req.payload.count({ collection: 'orders', where, overrideAccess: false, req })
  const total = Math.min(
    totalDocs,
    ROWS_EXPORTED_AT_MOST,
    whole(ask.limit, 1, ROWS_EXPORTED_AT_MOST, ROWS_EXPORTED_AT_MOST),
  )
  const limit = whole(ask.previewLimit, 1, 100, 10)
  const page = whole(ask.previewPage, 1, 10_000, 1)
  const sort = typeof ask.sort === 'string' && ask.sort ? ask.sort : '-placedAt'
  const rows = (await orderRows(req, { where, sort, limit, page })).slice(
    0,
    Math.max(0, total - (page - 1) * limit),
  )
  const totalPages = Math.ceil(total / limit)
  return Response.json({
    columns: ORDER_COLUMNS,
    docs: rows.map((cells) => Object.fromEntries(ORDER_COLUMNS.map((column, i) => [column, cells[i]]))),
    exportTotalDocs: total,
    hasNextPage: page < totalPages,
    hasPrevPage: page > 1,
    limit,
    maxLimit: ROWS_EXPORTED_AT_MOST,
    page,
    totalDocs: total,
    totalPages,
  })
}
