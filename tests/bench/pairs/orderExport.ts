import type { Pair } from '../load/compare.ts'
import type { WorkSide } from '../load/measureWork.ts'
import { rssBytes } from '../load/rssBytes.ts'
import type { Program } from '../program.ts'
import { BARE } from '../servers.ts'

export const EXPORTED_ORDERS = 100_000
/** Aim in rows per second; half of it passes, since other programs share the machine. */
const ROWS_A_SECOND = 20_000
const MAX_MEMORY_BYTES = 64 * 1024 * 1024
/** Interval at which the server's memory is sampled during the download, ms. */
const LOOK_EVERY_MS = 20

type Format = 'csv' | 'xlsx'
type Seen = { rows: number; ms: number; grownBytes: number }

/** Streams a response to its end and counts lines and bytes. */
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

function exporting(secret: string, format: Format, { pid }: Program, seen: Seen[]): WorkSide {
  const work = async () => {
    const before = rssBytes(pid)
    let peak = before
    const timer = setInterval(() => {
      peak = Math.max(peak, rssBytes(pid))
    }, LOOK_EVERY_MS)
    const startedAt = performance.now()
    try {
      const { lines, bytes } = await download(secret, format)
      // A header and one line per order; a workbook is compressed.
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

const summaryOf = (seen: readonly Seen[]): { rate: number; grown: number; text: string } => {
  const rate = Math.max(0, ...seen.map(({ rows, ms }) => rows / (ms / 1000)))
  const grown = Math.max(0, ...seen.map(({ grownBytes }) => grownBytes))
  return { rate, grown, text: `${Math.round(rate)} rows/s, grown by ${megabytes(grown)}` }
}

/** (j) All 100,000 orders as one CSV file, against the same as XLSX, whose figures are only reported. */
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
      // The first files also fill caches of a fresh process, which the memory limit excludes.
      const [csv, xlsx] = [summaryOf(seen.csv.slice(1)), summaryOf(seen.xlsx.slice(1))]
      const faults =
        csv.grown > MAX_MEMORY_BYTES ? [`j: memory grew by ${megabytes(csv.grown)}, 64 MB at most`] : []
      return { note: `CSV ${csv.text}; XLSX ${xlsx.text}`, faults }
    },
  }
}
