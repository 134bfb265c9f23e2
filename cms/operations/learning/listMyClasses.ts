import type { PayloadRequest } from 'payload'
import { localeOf } from '#access/projectOf.ts'
import type { Viewer } from '#access/viewer.ts'
import { readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import type { MyClass } from '#domain/calls/learning/learning.ts'
import { lessonsBehind, lessonsPerWeek } from '#domain/learning/classFigures.ts'
import { progressPercent } from '#domain/learning/progress.ts'
import { localisedText } from '#domain/text/localisedText.ts'
import type {
  Class,
  ClassContentSummary,
  Entitlement,
  Lecture,
  LectureCompletion,
  SellingProduct,
} from '#payload-types'
import { dueAssignments } from './dueAssignments.ts'
import { examPlans } from './examPlans.ts'
import { activeAt } from './findEntitlement.ts'

const byClass = <T extends { class: unknown }>(docs: T[]): Map<string | null, T[]> => {
  const groups = new Map<string | null, T[]>()
  for (const doc of docs) {
    const id = idOf(doc.class as string)
    groups.set(id, [...(groups.get(id) ?? []), doc])
  }
  return groups
}

/** Upper limit of entitlements that are read. */
const MAX_ENTITLEMENTS = 500
/** Due assignments of a class that are shown. */
const MAX_DUE = 20

/** Extensions: entitlements that start when the current one ends. */
const bookedLater = (req: PayloadRequest, viewer: Viewer, now: Date): Promise<Entitlement[]> =>
  readRows({
    payload: req.payload,
    collection: 'entitlements',
    where: {
      and: [
        { student: { equals: viewer.id } },
        { kind: { equals: 'class' } },
        { startsAt: { greater_than: now.toISOString() } },
        { revokedAt: { exists: false } },
      ],
    },
    sort: ['startsAt'],
    limit: MAX_ENTITLEMENTS,
  })

/** The last end of access by class, ms; null for unlimited. */
function lastEnds(...lists: Entitlement[][]): Map<string, number | null> {
  const ends = new Map<string, number | null>()
  for (const { target, endsAt } of lists.flat()) {
    const end = endsAt ? Date.parse(endsAt) : null
    const known = ends.get(target)
    ends.set(target, known === null || end === null ? null : Math.max(known ?? 0, end))
  }
  return ends
}

/**
 * The classes a student can open, most recently opened first, each with progress and the first lecture not completed. A constant number
 * of reads.
 */
export async function listMyClasses(req: PayloadRequest, viewer: Viewer, now: Date): Promise<MyClass[]> {
  const { payload } = req
  const locale = localeOf(req)
  const all = { pagination: false, limit: 0 } as const
  const opened = await readRows({
    payload,
    collection: 'entitlements',
    where: { and: [{ student: { equals: viewer.id } }, { kind: { equals: 'class' } }, activeAt(now)] },
    sort: ['-endsAt'],
    limit: MAX_ENTITLEMENTS,
  })
  if (opened.length === 0) return []
  const ends = lastEnds(await bookedLater(req, viewer, now), opened)
  const classIds = opened.map(({ target }) => target)
  const ofClasses = { class: { in: classIds } }
  const project = idOf(opened[0]?.project) ?? ''
  const [classes, summaries, lectures, completions, products, exams] = await Promise.all([
    payload.db.find<Class>({ collection: 'classes', where: { id: { in: classIds } }, ...all }),
    payload.db.find<ClassContentSummary>({ collection: 'class-content-summaries', where: ofClasses, ...all }),
    payload.db.find<Lecture>({
      collection: 'lectures',
      where: ofClasses,
      sort: 'rank',
      select: {
        class: true,
        slug: true,
        minutes: true,
        rank: true,
        title: true,
        hindiTitle: true,
        chapter: true,
        hindiChapter: true,
        kind: true,
        dueAt: true,
        takesLate: true,
      },
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
      where: { id: { in: opened.flatMap(({ product }) => product ?? []) } },
      select: { title: true, kind: true },
      ...all,
    }),
    examPlans(payload, { project, student: viewer.id, classes: classIds }),
  ])
  const due = await dueAssignments(payload, viewer.id, lectures.docs, now)
  const doneOf = byClass(completions.docs)
  const done = new Set(completions.docs.map((completion) => idOf(completion.lecture)))
  const summaryOf = byClass(summaries.docs)
  const lecturesOf = byClass(lectures.docs)
  const seen = new Set<string | null>()
  return opened
    .toSorted((a, b) => (b.lastOpenedAt ?? b.startsAt).localeCompare(a.lastOpenedAt ?? a.startsAt))
    .flatMap((entitlement) => {
      const classId = entitlement.target
      const found = classes.docs.find((doc) => String(doc.id) === classId)
      if (!found || seen.has(classId)) return []
      seen.add(classId)
      const completed = doneOf.get(classId)?.length ?? 0
      const total = summaryOf.get(classId)?.[0]?.lectures ?? 0
      const since = opened
        .filter(({ target }) => target === classId)
        .map(({ startsAt }) => Date.parse(startsAt))
      const until = exams.get(classId) ?? null
      const perWeek = lessonsPerWeek({ until, lessons: total, done: completed }, now.getTime())
      const next = lecturesOf.get(classId)?.find((lecture) => !done.has(String(lecture.id)))
      return {
        class: {
          title: localisedText(locale, found.title, found.hindiTitle) ?? found.title,
          slug: found.slug,
          subject: found.subject ?? null,
        },
        product: entitlement.product ?? null,
        // The title of a bundle names none of its classes.
        productTitle:
          products.docs.find(({ id, kind }) => String(id) === entitlement.product && kind !== 'bundle')
            ?.title ?? null,
        lectures: total,
        completed: Math.min(completed, total),
        percent: progressPercent(completed, total),
        endsAt: ends.get(classId) ?? null,
        next: next
          ? {
              title: localisedText(locale, next.title, next.hindiTitle) ?? next.title,
              slug: next.slug,
              chapter: localisedText(locale, next.chapter, next.hindiChapter) ?? next.chapter,
              minutes: next.minutes,
            }
          : null,
        due: due
          .filter(({ lecture }) => idOf(lecture.class) === classId)
          .slice(0, MAX_DUE)
          .map(({ lecture, dueAt, isReturned }) => ({
            title: localisedText(locale, lecture.title, lecture.hindiTitle) ?? lecture.title,
            slug: lecture.slug,
            dueAt,
            isReturned,
            isOverdue: dueAt < now.getTime(),
          })),
        plan:
          until === null || perWeek === null
            ? null
            : {
                examAt: until,
                behind:
                  lessonsBehind(
                    { since: Math.min(...since), until, lessons: total, done: completed },
                    now.getTime(),
                  ) ?? 0,
                perWeek,
              },
      }
    })
}
