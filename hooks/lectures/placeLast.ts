import type { FieldHook } from 'payload'
import { readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import type { Lecture } from '#payload-types'

/** Before a lecture without a chosen position is saved: it is placed after the others of its class. */
export const placeLast: FieldHook<Lecture> = async ({ data, originalDoc, operation, req, value }) => {
  const isUnchanged = operation === 'update' && value === undefined
  if (isUnchanged || typeof value === 'number') return value
  const inClass = idOf(data?.class ?? originalDoc?.class)
  if (!inClass) return 0
  const [last] = await readRows({
    payload: req.payload,
    collection: 'lectures',
    where: { class: { equals: inClass } },
    sort: ['-rank'],
    limit: 1,
    select: ['id', 'rank'],
    req,
  })
  return (last?.rank ?? 0) + 1
}
