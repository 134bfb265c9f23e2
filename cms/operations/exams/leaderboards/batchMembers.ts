import type { BasePayload } from 'payload'
import { readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { listedName } from '#domain/people/consent/consents.ts'
import type { Locale } from '#domain/text/locales.ts'
import { localisedText } from '#domain/text/localisedText.ts'
import type { Batch } from '#payload-types'
import { batchesOfStudents, ownBatches } from '../../attempts/ownBatches.ts'
import { consentsOfMany } from '../../consents/consentsOf.ts'
import { activeAt } from '../../learning/findEntitlement.ts'

/** Students with access to the product of a batch who are considered. */
const MAX_STUDENTS = 5000

/** The batches of a student with their titles, those that started last first. */
export async function namedBatches(
  payload: BasePayload,
  student: string,
  locale: Locale,
  now: number,
): Promise<{ id: string; title: string }[]> {
  const ids = await ownBatches(payload, student, new Date(now))
  if (ids.length === 0) return []
  const { docs } = await payload.db.find<Batch>({
    collection: 'batches',
    where: { id: { in: ids } },
    sort: '-startsOn',
    select: { title: true, hindiTitle: true },
    pagination: false,
    limit: ids.length,
  })
  return docs.map(({ id, title, hindiTitle }) => ({
    id: String(id),
    title: localisedText(locale, title, hindiTitle) ?? title,
  }))
}

/** The students of a batch who are on leaderboards, with the names that they chose. */
export async function listedOfBatch(
  payload: BasePayload,
  batch: string,
  now: number,
): Promise<ReadonlyMap<string, string>> {
  const row = await payload.db.findOne<Batch>({ collection: 'batches', where: { id: { equals: batch } } })
  const product = row && idOf(row.product)
  if (!product) return new Map()
  const moment = new Date(now)
  const owned = await readRows({
    payload,
    collection: 'entitlements',
    where: { and: [{ kind: { equals: 'product' } }, { target: { equals: product } }, activeAt(moment)] },
    sort: ['startsAt'],
    limit: MAX_STUDENTS,
    select: ['student'],
  })
  const consents = await consentsOfMany(payload, [
    ...new Set(owned.flatMap(({ student }) => idOf(student) ?? [])),
  ])
  const year = moment.getUTCFullYear()
  const listed = [...consents].flatMap(([student, said]) => {
    const name = listedName(said, year)
    return name ? [[student, name] as const] : []
  })
  const batches = await batchesOfStudents(
    payload,
    listed.map(([student]) => student),
    moment,
  )
  return new Map(listed.filter(([student]) => batches.get(student)?.includes(batch)))
}
