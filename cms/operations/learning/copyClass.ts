import type { PayloadRequest } from 'payload'
import { idOf } from '#database/idOf.ts'
import { copyTitle } from '#domain/learning/copyTitle.ts'
import type { Class, Lecture } from '#payload-types'

/** Fields that a copy does not take over. */
const OWN = ['id', 'createdAt', 'updatedAt', 'slug', 'seedKey', 'seedHash', 'globalType']

function withoutOwn<T extends object>(doc: T): Record<string, unknown> {
  const rest = Object.entries(doc).filter(([name]) => !OWN.includes(name))
  return Object.fromEntries(rest.map(([name, value]) => [name, withoutRowIds(value)]))
}

/** Rows of arrays get ids of their own. */
const withoutRowIds = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map((row) =>
        row && typeof row === 'object' && !Array.isArray(row)
          ? Object.fromEntries(Object.entries(row).filter(([name]) => name !== 'id'))
          : row,
      )
    : value

/**
 * Copies a class with its lectures in order, with titles and slugs of their own; prerequisites between lessons become those between the copies. Times of
 * live classes, progress and answers stay with the original. A failure deletes what was made.
 */
export async function copyClass(req: PayloadRequest, original: Class): Promise<Class> {
  const { payload } = req
  // The caller has checked the right to add classes and lectures, which overrideAccess relies on.
  const options = { req, depth: 0 } as const
  const made = (await payload.create({
    collection: 'classes',
    data: { ...withoutOwn(original), title: copyTitle(original.title) } as never,
    overrideAccess: true,
    ...options,
  })) as Class
  try {
    const { docs } = await payload.find({
      collection: 'lectures',
      where: { class: { equals: original.id } },
      sort: 'rank',
      pagination: false,
      overrideAccess: true,
      ...options,
    })
    const copies = new Map<string, string>()
    for (const lecture of docs as Lecture[]) {
      // A lesson may name ones that come after it; those are added below.
      const data = { ...withoutOwn(lecture), class: made.id, slug: lecture.slug, requires: [] }
      const copy = await payload.create({
        collection: 'lectures',
        data: data as never,
        overrideAccess: true,
        ...options,
      })
      copies.set(String(lecture.id), String(copy.id))
    }
    for (const { id, requires } of docs as Lecture[]) {
      const first = (requires ?? []).flatMap((one) => copies.get(idOf(one) ?? '') ?? [])
      const copy = copies.get(String(id))
      if (copy && first.length > 0)
        await payload.update({
          collection: 'lectures',
          id: copy,
          data: { requires: first },
          overrideAccess: true,
          ...options,
        })
    }
  } catch (err) {
    await payload.delete({ collection: 'classes', id: String(made.id), overrideAccess: true, ...options })
    throw err
  }
  return made
}
