import type { BasePayload } from 'payload'
import { readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { batchOf } from '#domain/exams/attempts/batchOf.ts'
import type { Batch } from '#payload-types'
import { activeAt } from '../learning/findEntitlement.ts'

/** Products that a student has. */
const MAX_PRODUCTS = 500
/** Students whose access one query reads. */
const AT_ONCE = 200
const MAX_ROWS = 20_000

/** The batches of a student: one of each product that they have access to, the one they chose or that of their start (batchOf). */
export const ownBatches = async (payload: BasePayload, student: string, now: Date): Promise<string[]> =>
  (await batchesOfStudents(payload, [student], now)).get(student) ?? []

/** The same of several students, by student; those without any are left out. */
export async function batchesOfStudents(
  payload: BasePayload,
  students: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, string[]>> {
  const found = new Map<string, string[]>()
  for (let at = 0; at < students.length; at += AT_ONCE) {
    const some = students.slice(at, at + AT_ONCE)
    const owned = await readRows({
      payload,
      collection: 'entitlements',
      where: { and: [{ student: { in: some } }, { kind: { equals: 'product' } }, activeAt(now)] },
      sort: ['startsAt'],
      limit: Math.min(MAX_PRODUCTS * some.length, MAX_ROWS),
      select: ['student', 'target', 'startsAt', 'batch'],
    })
    if (owned.length === 0) continue
    const batches = await batchesOf(payload, [...new Set(owned.map(({ target }) => target))])
    for (const student of some) {
      const own = owned.filter((row) => idOf(row.student) === student)
      const since = new Map(own.map(({ target, startsAt }) => [target, Date.parse(startsAt)]))
      const chosen = new Map(
        own.flatMap(({ target, batch }) => (batch ? [[target, idOf(batch)] as const] : [])),
      )
      const ids = [...since].flatMap(
        ([product, bought]) => chosen.get(product) ?? batchOf(batches.get(product) ?? [], bought) ?? [],
      )
      if (ids.length > 0) found.set(student, ids)
    }
  }
  return found
}

type Dated = { id: string; startsOn: number; endsOn: number | null }

/** The published batches of products, by product. */
async function batchesOf(payload: BasePayload, products: string[]): Promise<ReadonlyMap<string, Dated[]>> {
  const { docs } = await payload.db.find<Batch>({
    collection: 'batches',
    where: { and: [{ product: { in: products } }, { _status: { equals: 'published' } }] },
    select: { product: true, startsOn: true, endsOn: true },
    pagination: false,
    limit: 0,
  })
  const found = new Map<string, Dated[]>()
  for (const { id, product, startsOn, endsOn } of docs) {
    const key = idOf(product) as string
    const dated = {
      id: String(id),
      startsOn: Date.parse(startsOn),
      endsOn: endsOn ? Date.parse(endsOn) : null,
    }
    found.set(key, [...(found.get(key) ?? []), dated])
  }
  return found
}
