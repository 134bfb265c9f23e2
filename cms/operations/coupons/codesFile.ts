import type { BasePayload, Where } from 'payload'
import { selectColumns } from '#database/selectColumns.ts'
import { csvOf } from '../transfers/csvOf.ts'

const A_READ = 5000
/** More codes than these one file does not hold. */
const MOST = 200_000

/** The codes of a campaign as a CSV file: which they are, whom each is for, when it was used and by which order. */
export async function codesFile(
  payload: BasePayload,
  coupon: string,
  only: 'all' | 'free',
): Promise<{ csv: string; count: number }> {
  const parts = [csvOf([['code', 'phone', 'used at', 'order']], { bom: true })]
  let count = 0
  const mine: Where = { coupon: { equals: coupon } }
  let after: string | null = null
  for (let left = MOST; left > 0; ) {
    const rows: Awaited<ReturnType<typeof read>> = await read(payload, [
      mine,
      ...(only === 'free' ? [{ usedAt: { exists: false } }] : []),
      ...(after ? [{ code: { greater_than: after } }] : []),
    ])
    parts.push(csvOf(rows.map((row) => [row.code, row.phone ?? '', row.usedAt ?? '', row.order ?? ''])))
    count += rows.length
    left -= rows.length
    after = rows.at(-1)?.code ?? null
    if (rows.length < A_READ) break
  }
  return { csv: parts.join(''), count }
}

const read = (payload: BasePayload, and: Where[]) =>
  selectColumns({
    payload,
    collection: 'coupon-codes',
    where: { and },
    sort: ['code'],
    limit: A_READ,
    select: ['code', 'phone', 'usedAt', 'order'],
  })
