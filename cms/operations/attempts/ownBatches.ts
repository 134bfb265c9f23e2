import type { BasePayload } from 'payload'
import { readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { batchOf } from '#domain/exams/attempts/batchOf.ts'
import type { Batch } from '#payload-types'
import { activeAt } from '../learning/findEntitlement.ts'

const MAX_PRODUCTS = 500

/** The batches of a student: one of each product that they have access to, the one they chose or that of their start (batchOf). */
export async function ownBatches(payload: BasePayload, student: string, now: Date): Promise<string[]> {
  const owned = await readRows({
    payload,
    collection: 'entitlements',
    where: { and: [{ student: { equals: student } }, { kind: { equals: 'product' } }, activeAt(now)] },
    sort: ['startsAt'],
    limit: MAX_PRODUCTS,
    select: ['target', 'startsAt', 'batch'],
  })
  if (owned.length === 0) return []
  const since = new Map(owned.map(({ target, startsAt }) => [target, Date.parse(startsAt)]))
  const chosen = new Map(
    owned.flatMap(({ target, batch }) => (batch ? [[target, idOf(batch)] as const] : [])),
  )
  const { docs } = await payload.db.find<Batch>({
    collection: 'batches',
    where: { and: [{ product: { in: [...since.keys()] } }, { _status: { equals: 'published' } }] },
    select: { product: true, startsOn: true, endsOn: true },
    pagination: false,
    limit: 0,
  })
  return [...since].flatMap(([product, bought]) => {
    const named = chosen.get(product)
    if (named) return named
    const own = docs.filter((batch) => idOf(batch.product) === product)
    const dated = own.map(({ id, startsOn, endsOn }) => ({
      id: String(id),
      startsOn: Date.parse(startsOn),
      endsOn: endsOn ? Date.parse(endsOn) : null,
    }))
    return batchOf(dated, bought) ?? []
  })
}
