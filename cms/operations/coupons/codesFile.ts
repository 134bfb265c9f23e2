import type { BasePayload, Where } from 'payload'
import { narrowRows } from '#collections/narrowRows.ts'
import { csvLine } from '#domain/transfers/csvLine.ts'

const A_READ = 5000
/** More codes than these one file does not hold. */
const MOST = 200_000

/** The codes of a campaign as a CSV file: which they are, whom each is for, when it was used and by which order. */
export async function codesFile(
  payload: BasePayload,
  coupon: string,
  only: 'all' | 'free',
): Promise<{ csv: string; count: number }> {
  const lines = [`\uFEFF${csvLine(['code', 'phone', 'used at', 'order'])}`]
  const mine: Where = { coupon: { equals: coupon } }
  let after: string | null = null
  for (let left = MOST; left > 0; ) {
    const rows: Awaited<ReturnType<typeof read>> = await read(payload, [
      mine,
      ...(only === 'free' ? [{ usedAt: { exists: false } }] : []),
      ...(after ? [{ code: { greater_than: after } }] : []),
    ])
    for (const { code, phone, usedAt, order } of rows)
      lines.push(csvLine([code, phone ?? '', usedAt ?? '', order ?? '']))
    left -= rows.length
    after = rows.at(-1)?.code ?? null
    if (rows.length < A_READ) break
  }
  return { csv: lines.join(''), count: lines.length - 1 }
}

const read = (payload: BasePayload, and: Where[]) =>
  narrowRows({
    payload,
    collection: 'coupon-codes',
    where: { and },
    sort: ['code'],
    limit: A_READ,
    select: ['code', 'phone', 'usedAt', 'order'],
  })
