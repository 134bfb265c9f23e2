import type { PayloadRequest } from 'payload'
import { localeOf } from '#access/projectOf.ts'
import { readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import type { OwnFound } from '#domain/calls/learning/ownSearch.ts'
import { type Findable, isFound, wantedWords } from '#domain/learning/ownSearch.ts'
import { hasPages } from '#domain/learning/pdfPage.ts'
import type { Locale } from '#domain/text/locales.ts'
import { localisedText } from '#domain/text/localisedText.ts'
import type { Class, Lecture, LectureNote, SellingProduct } from '#payload-types'
import { activeAt } from './findEntitlement.ts'
import { lockedAmong } from './lockOfLecture.ts'

/** What is read and shown at most. */
const MAX_ENTITLEMENTS = 500
const MAX_NOTES = 2000
const SHOWN = { course: 5, section: 5, lesson: 20, note: 10 } as const

type Titled = { title: string; hindiTitle?: string | null }
type Course = { id: string; slug: string; title: string; names: Findable['names'] }
type Found = OwnFound & { lectures: readonly Lecture[] }

const all = { pagination: false, limit: 0 } as const
const nameOf = (locale: Locale, { title, hindiTitle }: Titled): string =>
  localisedText(locale, title, hindiTitle) ?? title

/**
 * The courses, sections, lessons and own notes of a student whose titles have the words of a query, of what they may open now: with access to
 * the class, and not locked. A constant number of reads.
 */
export async function searchOwn(
  req: PayloadRequest,
  { project, student, query }: { project: string; student: string; query: string },
  now: Date,
): Promise<OwnFound[]> {
  const { payload } = req
  const wanted = wantedWords(query)
  const entitlements = wanted.length === 0 ? [] : await activeEntitlements(req, student, now)
  if (entitlements.length === 0) return []
  const ids = [...new Set(entitlements.map(({ target }) => target))]
  const [classes, products, { docs: lectures }, notes] = await Promise.all([
    payload.db.find<Class>({ collection: 'classes', where: { id: { in: ids } }, ...all }),
    payload.db.find<SellingProduct>({
      collection: 'selling-products',
      where: { id: { in: entitlements.flatMap(({ product }) => product ?? []) } },
      select: { title: true, hindi: true },
      ...all,
    }),
    payload.db.find<Lecture>({
      collection: 'lectures',
      where: { class: { in: ids } },
      sort: 'rank',
      select: {
        class: true,
        kind: true,
        slug: true,
        title: true,
        hindiTitle: true,
        chapter: true,
        hindiChapter: true,
        rank: true,
        isFree: true,
        opens: true,
        opensAt: true,
        opensDays: true,
        requires: true,
      },
      ...all,
    }),
    readRows({
      payload,
      collection: 'lecture-notes',
      where: { student: { equals: student } },
      sort: ['-createdAt'],
      limit: MAX_NOTES,
    }),
  ])
  const locale = localeOf(req)
  const courses = classes.docs.map((one): Course => {
    const bought = entitlements.filter(({ target }) => target === String(one.id))
    const product = products.docs.find(({ id }) => bought.some((row) => row.product === String(id)))
    const title = product ?? one
    return {
      id: String(one.id),
      slug: one.slug,
      title: nameOf(locale, {
        title: title.title,
        hindiTitle: product ? product.hindi?.title : one.hindiTitle,
      }),
      names: [one.title, one.hindiTitle, product?.title, product?.hindi?.title],
    }
  })
  const found = courses.flatMap((course) =>
    foundIn(
      course,
      lectures.filter((one) => idOf(one.class) === course.id),
      { wanted, notes, locale },
    ),
  )
  const locked = await lockedAmong(
    payload,
    { project, student },
    { wanted: found.flatMap((one) => one.lectures), lectures },
    now,
  )
  const open = found.flatMap(({ lectures: leads, ...one }) => {
    if (one.kind === 'course') return [one]
    // A section is opened at its first lesson that is not locked.
    const lead = leads.find(({ id }) => !locked.has(String(id)))
    return lead ? [{ ...one, lesson: lead.slug }] : []
  })
  return (['course', 'section', 'lesson', 'note'] as const).flatMap((kind) =>
    open.filter((one) => one.kind === kind).slice(0, SHOWN[kind]),
  )
}

const activeEntitlements = (req: PayloadRequest, student: string, now: Date) =>
  readRows({
    payload: req.payload,
    collection: 'entitlements',
    sort: ['-endsAt'],
    limit: MAX_ENTITLEMENTS,
    where: { and: [{ student: { equals: student } }, { kind: { equals: 'class' } }, activeAt(now)] },
  })

/** What is found in one course, each with the lectures that it may lead to. */
function foundIn(
  { slug, title, names }: Course,
  lectures: readonly Lecture[],
  { wanted, notes, locale }: { wanted: readonly string[]; notes: readonly LectureNote[]; locale: Locale },
): Found[] {
  const base = { class: slug, lesson: null, atS: null, page: null }
  const isIn = (own: Findable['names'], within: Findable['names'] = []) =>
    isFound(wanted, { names: own, within })
  const sections = new Map<string, Lecture[]>()
  for (const one of lectures) sections.set(one.chapter, [...(sections.get(one.chapter) ?? []), one])
  const sectionOf = ({ chapter, hindiChapter }: Lecture) =>
    localisedText(locale, chapter, hindiChapter) ?? chapter
  return [
    ...(isIn(names) ? [{ ...base, kind: 'course' as const, title, where: '', lectures: [] }] : []),
    ...[...sections].flatMap(([chapter, its]): Found[] => {
      const [first] = its
      return first && isIn([chapter, first.hindiChapter], names)
        ? [{ ...base, kind: 'section', title: sectionOf(first), where: title, lectures: its }]
        : []
    }),
    ...lectures
      .filter((one) => isIn([one.title, one.hindiTitle], [one.chapter, one.hindiChapter, ...names]))
      .map((one): Found => {
        const where = `${title} · ${sectionOf(one)}`
        return { ...base, kind: 'lesson', title: nameOf(locale, one), where, lectures: [one] }
      }),
    ...notes.flatMap(({ lecture, text, atS }): Found[] => {
      const one = lectures.find(({ id }) => String(id) === lecture)
      if (!one || !text || !isIn([text], [one.title, one.hindiTitle])) return []
      const at = hasPages(one.kind) ? { page: atS } : { atS }
      return [{ ...base, ...at, kind: 'note', title: text, where: nameOf(locale, one), lectures: [one] }]
    }),
  ]
}
