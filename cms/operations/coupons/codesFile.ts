import type { BasePayload, Where } from 'payload'
import { selectColumns } from '#database/selectColumns.ts'
import { csvOf } from '../transfers/csvOf.ts'

const BATCH_SIZE = 5000
/** Upper limit of codes in one file. */
const MAX_CODES = 200_000

/** The single-use codes of a coupon as CSV: code, phone, time of use and order. @param only `free` for unused codes */
export async function codesFile(
  payload: BasePayload,
  coupon: string,
  only: 'all' | 'free',
): Promise<{ csv: string; count: number }> {
  const parts = [csvOf([['code', 'phone', 'used at', 'order']], { bom: true })]
  let count = 0
  const ofCoupon: Where = { coupon: { equals: coupon } }
  let after: string | null = null
  for (let left = MAX_CODES; left > 0; ) {
    const rows: Awaited<ReturnType<typeof read>> = await read(payload, [
      ofCoupon,
      ...(only === 'free' ? [{ usedAt: { exists: false } }] : []),
      ...(after ? [{ code: { greater_than: after } }] : []),
    ])
    parts.push(csvOf(rows.map((row) => [row.code, row.phone ?? '', row.usedAt ?? '', row.order ?? ''])))
    count += rows.length
    left -= rows.length
    after = rows.at(-1)?.code ?? null
    if (rows.length < BATCH_SIZE) break
  }
  return { csv: parts.join(''), count }
}

const read = (payload: BasePayload, and: Where[]) =>
  selectColumns({
    payload,
    collection: 'coupon-codes',
    where: { and },
    sort: ['code'],
    limit: BATCH_SIZE,
    select: ['code', 'phone', 'usedAt', 'order'],
  })
