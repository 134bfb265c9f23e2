import { Readable } from 'node:stream'
import { writeXlsxStream } from 'hucre/xlsx'
import { withoutFormula } from '#domain/transfers/formulas.ts'
import { AMOUNT_COLUMN_INDEX, ORDER_COLUMNS } from '#domain/transfers/orderColumns.ts'
import { csvOf } from './csvOf.ts'

type Portions = AsyncIterable<string[][]>
type Bytes = ReadableStream<Uint8Array>

async function* linesOf(portions: Portions, columns: readonly string[]) {
  yield csvOf([columns], { bom: true })
  for await (const rows of portions) if (rows.length > 0) yield csvOf(rows)
}

/** Streams rows of orders as CSV. */
export const ordersCsv = (portions: Portions, columns: readonly string[] = ORDER_COLUMNS): Bytes =>
  Readable.toWeb(Readable.from(linesOf(portions, columns), { objectMode: false })) as Bytes

/** Characters that are not allowed in XML. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: matches control characters on purpose
const UNWRITABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g

async function* cellsOf(portions: Portions) {
  for await (const rows of portions)
    for (const row of rows)
      yield row.map((cell, i) =>
        i === AMOUNT_COLUMN_INDEX ? Number(cell) : withoutFormula(cell.replace(UNWRITABLE, '')),
      )
}

/** Column widths in characters. */
const WIDTHS = [18, 12, 16, 20, 12, 18, 16, 16, 30, 16, 24, 18, 30, 30]

/** Streams rows of orders as XLSX, with amounts as numbers and a frozen header row. */
export const ordersXlsx = (portions: Portions): Bytes =>
  writeXlsxStream(cellsOf(portions), {
    name: 'Orders',
    columns: ORDER_COLUMNS.map((header, i) => ({
      header,
      width: WIDTHS[i] as number,
      ...(i === AMOUNT_COLUMN_INDEX ? { numFmt: '0.00' } : {}),
    })),
    freezePane: { rows: 1 },
  })
