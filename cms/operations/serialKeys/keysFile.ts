import type { BasePayload, Where } from 'payload'
import { selectColumns } from '#database/selectColumns.ts'
import { csvOf } from '../transfers/csvOf.ts'
import { openKey } from './keySecrets.ts'

const BATCH_SIZE = 2000
/** Upper limit of keys in one file. */
const MAX_KEYS = 100_000

/**
 * The unmasked keys of a product as CSV: key, state, order, student and time of use, each with the link that redeems it (for a QR code
 * on a printed card). @param only `available` for keys that can be sold
 */
export async function keysFile(
  payload: BasePayload,
  product: string,
  { only, address }: { only: 'all' | 'available'; address: string },
): Promise<{ csv: string; count: number }> {
  const parts = [
    csvOf([['key', 'state', 'order', 'student', 'used at', 'set apart for', 'valid until', 'link']], {
      bom: true,
    }),
  ]
  const ofProduct: Where = { product: { equals: product } }
  let count = 0
  let after: string | null = null
  while (count < MAX_KEYS) {
    const rows: Awaited<ReturnType<typeof read>> = await read(payload, [
      ofProduct,
      ...(only === 'available' ? [{ state: { equals: 'available' } }] : []),
      ...(after ? [{ id: { greater_than: after } }] : []),
    ])
    parts.push(csvOf(rows.map((row) => lineOf(row, address))))
    count += rows.length
    after = rows.at(-1)?.id ?? null
    if (rows.length < BATCH_SIZE) break
  }
  return { csv: parts.join(''), count }
}

const read = (payload: BasePayload, and: Where[]) =>
  selectColumns({
    payload,
    collection: 'class-serial-keys',
    where: { and },
    sort: ['id'],
    limit: BATCH_SIZE,
    select: ['id', 'sealed', 'state', 'order', 'student', 'redeemedAt', 'reservedFor', 'validUntil'],
  })

function lineOf(row: Awaited<ReturnType<typeof read>>[number], address: string): string[] {
  const key = openKey(row.sealed)
  const { state, order, student, redeemedAt, reservedFor, validUntil } = row
  const people = [String(order ?? ''), String(student ?? ''), redeemedAt ?? '', reservedFor ?? '']
  return [key, state, ...people, validUntil ?? '', redeemLink(address, key)]
}

/** The link that redeems a key. */
export const redeemLink = (address: string, key: string): string =>
  `${address}/redeem?key=${encodeURIComponent(key)}`
