import type { Pair } from '../load/compare.ts'
import type { Worked } from '../load/measureWork.ts'
import { rssBytes } from '../load/rssBytes.ts'
import type { Program } from '../program.ts'
import { BARE } from '../servers.ts'

export const EXPORTED_ORDERS = 100_000
/** Rows a second that are aimed at; half of it is the least, since other programs share the machine. */
const ROWS_A_SECOND = 20_000
const MAX_MEMORY_BYTES = 64 * 1024 * 1024
/** How often the memory of the server is looked at while the file comes, ms. */
const LOOK_EVERY_MS = 20

type Format = 'csv' | 'xlsx'
type Seen = { rows: number; ms: number; grownBytes: number }

/** Reads a file to its end and counts its line ends, keeping nothing of it. */
async function readThrough(answer: Response): Promise<{ lines: number; bytes: number }> {
  let [lines, bytes] = [0, 0]
  for await (const piece of answer.body as unknown as AsyncIterable<Uint8Array>) {
    bytes += piece.length
    for (const byte of piece) if (byte === 10) lines++
  }
  return { lines, bytes }
}

async function download(secret: string, format: Format): Promise<{ lines: number; bytes: number }> {
  const answer = await fetch(`${BARE}/_projects/demo/api/exports/download`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: `demo-staff=${secret}`,
      origin: BARE,
      referer: `${BARE}/admin/collections/orders`,
    },
    body: JSON.stringify({
      data: { collectionSlug: 'orders', format, name: 'bench', limit: EXPORTED_ORDERS },
    }),
  })
  if (!answer.ok) throw new Error(`the export answered ${answer.status}: ${await answer.text()}`)
  return readThrough(answer)
}

function exporting(secret: string, format: Format, { pid }: Program, seen: Seen[]): Worked {
  const work = async () => {
    const before = rssBytes(pid)
    let peak = before
    const timer = setInterval(() => {
      peak = Math.max(peak, rssBytes(pid))
    }, LOOK_EVERY_MS)
    const startedAt = performance.now()
    try {
      const { lines, bytes } = await download(secret, format)
      // The header, and one line an order; a workbook is compressed.
      if (format === 'csv' ? lines !== EXPORTED_ORDERS + 1 : bytes < EXPORTED_ORDERS)
        throw new Error(`the export has ${lines} lines, ${bytes} bytes`)
      seen.push({ rows: EXPORTED_ORDERS, ms: performance.now() - startedAt, grownBytes: peak - before })
    } finally {
      clearInterval(timer)
    }
  }
  return { name: `orders as ${format.toUpperCase()}`, pid, connections: 1, work, onFault: () => {} }
}

const megabytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`

const toldOf = (seen: readonly Seen[]): { rate: number; grown: number; text: string } => {
  const rate = Math.max(0, ...seen.map(({ rows, ms }) => rows / (ms / 1000)))
  const grown = Math.max(0, ...seen.map(({ grownBytes }) => grownBytes))
  return { rate, grown, text: `${Math.round(rate)} rows/s, grown by ${megabytes(grown)}` }
}

/** (j) All 100,000 orders as one file: CSV, and beside it the same as a workbook, whose figures are only shown. */
export function orderExport(secret: string, program: Program): Pair {
  const seen: Record<Format, Seen[]> = { csv: [], xlsx: [] }
  const perSecond = ROWS_A_SECOND / EXPORTED_ORDERS
  return {
    letter: 'j',
    what: 'export of 100,000 orders',
    aim: null,
    rates: { least: perSecond / 2, aim: perSecond },
    note: 'one at a time',
    ours: exporting(secret, 'csv', program, seen.csv),
    peer: exporting(secret, 'xlsx', program, seen.xlsx),
    conclude: () => {
      // The first files of a fresh process also grow what it keeps for all later ones.
      const [csv, xlsx] = [toldOf(seen.csv.slice(1)), toldOf(seen.xlsx.slice(1))]
      const faults =
        csv.grown > MAX_MEMORY_BYTES ? [`j: memory grew by ${megabytes(csv.grown)}, 64 MB at most`] : []
      return { note: `CSV ${csv.text}; XLSX ${xlsx.text}`, faults }
    },
  }
}
