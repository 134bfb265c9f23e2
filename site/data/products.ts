import { cache } from 'react'
import type { RichText } from '#site/ui/richTextTree.ts'
import { COURSES_A_PAGE, type CourseQuery } from './courseQuery.ts'
import { ofProject, type Picture } from './Picture.ts'
import { getList } from './rest.ts'
import { only, type Page, type Query } from './restQuery.ts'

/** What a card of a course shows. */
export type CourseCard = {
  id: string
  title: string
  slug: string
  shortTitle?: string | null
  kicker?: string | null
  exam?: string | null
  language?: string | null
  subject?: string | null
  image?: Picture | null
  pricePaise: number
  mrpPaise?: number | null
  badge?: string | null
  classes?: string[] | null
}

export type Course = CourseCard & {
  summary: string
  description?: RichText | null
  validityDays?: number | null
  outcomes?: { text: string }[] | null
  highlights?: { text: string }[] | null
  teachers?: { name: string; bio?: string | null }[] | null
  faqs?: { question: string; answer: string }[] | null
  updatedAt: string
}

/** The fields that pages filter courses by, of every course. */
export type CourseFacets = { exam?: string | null; language?: string | null }

const COLLECTION = 'selling-products'
const CARD = [
  'title',
  'slug',
  'shortTitle',
  'kicker',
  'exam',
  'language',
  'subject',
  'image',
  'pricePaise',
  'mrpPaise',
  'badge',
  'classes',
]
const DETAIL = [
  'summary',
  'description',
  'validityDays',
  'outcomes',
  'highlights',
  'teachers',
  'faqs',
  'updatedAt',
]
const MOST_FACETS = 2000

const isCourse: Query = { kind: { equals: 'course' }, _status: { equals: 'published' } }
// Pictures come whole; relations other than pictures stay ids.
const withPicture = { depth: 1, populate: { classes: { id: true } } }

type Loaded<Doc> = Omit<Doc, 'classes' | 'image'> & {
  image?: Picture | null
  classes?: (string | { id: string })[] | null
}
const plainIn =
  (project: string) =>
  <Doc extends CourseCard>(doc: Loaded<Doc>): Doc =>
    ({
      ...doc,
      image: ofProject(project, doc.image),
      classes: doc.classes?.map((entry) => (typeof entry === 'string' ? entry : entry.id)) ?? [],
    }) as Doc

/** One page of the catalogue. */
export const getCourses = cache(async (project: string, query: CourseQuery): Promise<Page<CourseCard>> => {
  const list = await getList<Loaded<CourseCard>>({
    project,
    collection: COLLECTION,
    query: {
      where: {
        ...isCourse,
        exam: query.exams.length > 0 ? { in: query.exams } : undefined,
        language: query.languages.length > 0 ? { in: query.languages } : undefined,
      },
      select: only(...CARD),
      sort: SORTS[query.sort],
      page: query.page,
      limit: COURSES_A_PAGE,
      ...withPicture,
    },
  })
  return list ? { ...list, docs: list.docs.map(plainIn(project)) } : { docs: [], totalDocs: 0, totalPages: 0 }
})

const SORTS = {
  chosen: 'rank,title',
  new: '-createdAt',
  'price-low': 'pricePaise,rank',
  'price-high': '-pricePaise,rank',
}

/** The first courses of a tag, or of all. */
export async function getTopCourses(
  project: string,
  limit: number,
  tag?: string | null,
): Promise<CourseCard[]> {
  const list = await getList<Loaded<CourseCard>>({
    project,
    collection: COLLECTION,
    severity: 'medium',
    query: {
      where: { ...isCourse, tags: tag ? { in: [tag] } : undefined },
      select: only(...CARD),
      sort: SORTS.chosen,
      limit,
      ...withPicture,
    },
  })
  return list?.docs.map(plainIn(project)) ?? []
}

/** Courses in the order they are asked for; those that are no longer published are left out. */
export async function getCoursesById(project: string, ids: string[]): Promise<CourseCard[]> {
  if (ids.length === 0) return []
  const list = await getList<Loaded<CourseCard>>({
    project,
    collection: COLLECTION,
    severity: 'medium',
    query: {
      where: { ...isCourse, id: { in: ids } },
      select: only(...CARD),
      limit: ids.length,
      ...withPicture,
    },
  })
  const found = list?.docs.map(plainIn(project)) ?? []
  return ids.flatMap((id) => found.find((course) => course.id === id) ?? [])
}

/** One published course, or null. */
export const getCourse = cache(async (project: string, slug: string): Promise<Course | null> => {
  const list = await getList<Loaded<Course>>({
    project,
    collection: COLLECTION,
    document: slug,
    query: {
      where: { ...isCourse, slug: { equals: slug } },
      select: only(...CARD, ...DETAIL),
      limit: 1,
      ...withPicture,
    },
  })
  const found = list?.docs[0]
  return found ? plainIn(project)(found) : null
})

/** Exam and language of every course, for the counts beside the filters. */
export const getCourseFacets = cache(async (project: string): Promise<CourseFacets[]> => {
  const list = await getList<CourseFacets>({
    project,
    collection: COLLECTION,
    severity: 'low',
    query: { where: isCourse, select: only('exam', 'language'), limit: MOST_FACETS, depth: 0 },
  })
  return list?.docs ?? []
})
