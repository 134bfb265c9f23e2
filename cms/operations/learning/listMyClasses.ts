import type { PayloadRequest } from 'payload'
import { idOf } from '#access/idOf.ts'
import type { Viewer } from '#access/viewer.ts'
import type { MyClass } from '#domain/calls/learn.ts'
import { progressPercent } from '#domain/learning/progress.ts'
import type {
  Class,
  ClassContentSummary,
  Enrolment,
  Lecture,
  LectureCompletion,
  SellingProduct,
} from '#payload-types'
import { isRunning } from './findEnrolment.ts'

const byClass = <T extends { class: unknown }>(docs: T[]): Map<string | null, T[]> => {
  const groups = new Map<string | null, T[]>()
  for (const doc of docs) {
    const id = idOf(doc.class as string)
    groups.set(id, [...(groups.get(id) ?? []), doc])
  }
  return groups
}

/**
 * The classes a person is enrolled in, the one opened last in front, each with progress and the first lecture that is
 * not completed. Five reads whatever the number of classes.
 */
export async function listMyClasses(req: PayloadRequest, viewer: Viewer, now: Date): Promise<MyClass[]> {
  const { payload } = req
  const all = { pagination: false, limit: 0 } as const
  const { docs: enrolments } = await payload.db.find<Enrolment>({
    collection: 'enrolments',
    where: { and: [{ student: { equals: viewer.id } }, isRunning(now)] },
    sort: '-endsAt',
    ...all,
  })
  if (enrolments.length === 0) return []
  const classIds = enrolments.flatMap((enrolment) => idOf(enrolment.class) ?? [])
  const ofClasses = { class: { in: classIds } }
  const [classes, summaries, lectures, completions, products] = await Promise.all([
    payload.db.find<Class>({ collection: 'classes', where: { id: { in: classIds } }, ...all }),
    payload.db.find<ClassContentSummary>({ collection: 'class-content-summaries', where: ofClasses, ...all }),
    payload.db.find<Lecture>({
      collection: 'lectures',
      where: ofClasses,
      sort: 'rank',
      select: { class: true, title: true, slug: true, chapter: true, minutes: true, rank: true },
      ...all,
    }),
    payload.db.find<LectureCompletion>({
      collection: 'lecture-completions',
      where: { and: [{ student: { equals: viewer.id } }, ofClasses] },
      select: { lecture: true, class: true },
      ...all,
    }),
    payload.db.find<SellingProduct>({
      collection: 'selling-products',
      where: { id: { in: enrolments.flatMap((enrolment) => idOf(enrolment.product) ?? []) } },
      select: { title: true },
      ...all,
    }),
  ])
  const doneOf = byClass(completions.docs)
  const done = new Set(completions.docs.map((completion) => idOf(completion.lecture)))
  const summaryOf = byClass(summaries.docs)
  const lecturesOf = byClass(lectures.docs)
  const seen = new Set<string | null>()
  return enrolments
    .toSorted((a, b) => (b.lastOpenedAt ?? b.startsAt).localeCompare(a.lastOpenedAt ?? a.startsAt))
    .flatMap((enrolment) => {
      const classId = idOf(enrolment.class)
      const found = classes.docs.find((doc) => String(doc.id) === classId)
      if (!found || seen.has(classId)) return []
      seen.add(classId)
      const completed = doneOf.get(classId)?.length ?? 0
      const total = summaryOf.get(classId)?.[0]?.lectures ?? 0
      const next = lecturesOf.get(classId)?.find((lecture) => !done.has(String(lecture.id)))
      return {
        class: { title: found.title, slug: found.slug, subject: found.subject ?? null },
        productTitle:
          products.docs.find((product) => String(product.id) === idOf(enrolment.product))?.title ?? null,
        lectures: total,
        completed: Math.min(completed, total),
        percent: progressPercent(completed, total),
        endsAt: enrolment.endsAt ? Date.parse(enrolment.endsAt) : null,
        next: next
          ? { title: next.title, slug: next.slug, chapter: next.chapter, minutes: next.minutes }
          : null,
      }
    })
}
