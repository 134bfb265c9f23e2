import type { PayloadRequest, Where } from 'payload'
import { idOf } from '#database/idOf.ts'

const PAGE_SIZE = 20

type ShownClass = { id: string; title: string; lectures: number; minutes: number }
export type ShownCourse = { id: string; title: string; isPublished: boolean; classes: ShownClass[] }

type CourseQuery = { search: string; page: number }
type CoursePage = { courses: ShownCourse[]; totalDocs: number; totalPages: number }

/** A page of the courses the requesting user may see, in their latest draft, each with its classes and their number of lectures and minutes. */
export async function coursesWithClasses(
  req: PayloadRequest,
  { search, page }: CourseQuery,
): Promise<CoursePage> {
  const own = { depth: 0, req, user: req.user } as const
  const where: Where = {
    kind: { equals: 'course' },
    ...(search ? { title: { like: search } } : {}),
  }
  const found = await req.payload.find({
    ...own,
    overrideAccess: false,
    collection: 'selling-products',
    where,
    draft: true,
    select: { title: true, classes: true, _status: true },
    sort: ['rank', 'title'],
    limit: PAGE_SIZE,
    page,
  })
  const ids = [
    ...new Set(found.docs.flatMap(({ classes }) => (classes ?? []).flatMap((one) => idOf(one) ?? []))),
  ]
  const [classes, summaries] = await Promise.all([
    ids.length > 0
      ? req.payload.find({
          ...own,
          overrideAccess: false,
          collection: 'classes',
          where: { id: { in: ids } },
          select: { title: true },
          limit: ids.length,
          pagination: false,
        })
      : { docs: [] },
    ids.length > 0
      ? req.payload.find({
          ...own,
          overrideAccess: false,
          collection: 'class-content-summaries',
          where: { class: { in: ids } },
          select: { class: true, lectures: true, minutes: true },
          limit: ids.length,
          pagination: false,
        })
      : { docs: [] },
  ])
  const held = new Map(summaries.docs.map((row) => [idOf(row.class), row]))
  const byId = new Map(
    classes.docs.map(({ id, title }) => {
      const row = held.get(String(id))
      return [String(id), { id: String(id), title, lectures: row?.lectures ?? 0, minutes: row?.minutes ?? 0 }]
    }),
  )
  const courses = found.docs.map(({ id, title, classes: own, _status }) => ({
    id: String(id),
    title: title || 'Untitled',
    isPublished: _status === 'published',
    classes: (own ?? []).flatMap((one) => byId.get(idOf(one) ?? '') ?? []),
  }))
  return { courses, totalDocs: found.totalDocs, totalPages: found.totalPages }
}
