export const COURSE_SORTS = {
  chosen: 'Most chosen',
  new: 'Newest',
  'price-low': 'Price, low to high',
  'price-high': 'Price, high to low',
} as const

export type CourseSort = keyof typeof COURSE_SORTS

/** What the address of the catalogue says. `page` counts from 1. */
export type CourseQuery = { exams: string[]; languages: string[]; sort: CourseSort; page: number }

export const plainQuery: CourseQuery = { exams: [], languages: [], sort: 'chosen', page: 1 }

export const COURSES_A_PAGE = 12

type Search = Record<string, string | string[] | undefined>

/** Reads `?exam=…&exam=…&language=…&sort=…&page=…`; what it does not know counts as not there. */
export function parseCourseQuery(search: Search): CourseQuery {
  const sort = one(search.sort)
  const page = Number(one(search.page))
  return {
    exams: many(search.exam),
    languages: many(search.language),
    sort: sort && Object.hasOwn(COURSE_SORTS, sort) ? (sort as CourseSort) : 'chosen',
    page: Number.isInteger(page) && page > 1 && page < 1000 ? page : 1,
  }
}

const MOST_CHOICES = 12
const many = (value: string | string[] | undefined): string[] =>
  [...new Set([value ?? []].flat())]
    .filter((text) => text.length > 0 && text.length <= 60)
    .slice(0, MOST_CHOICES)
    .sort()
const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)

/** The address of a view, always written the same way; the plain list has no query at all. */
export function courseHref(query: CourseQuery): string {
  const search = new URLSearchParams()
  for (const exam of [...query.exams].sort()) search.append('exam', exam)
  for (const language of [...query.languages].sort()) search.append('language', language)
  if (query.sort !== 'chosen') search.set('sort', query.sort)
  if (query.page > 1) search.set('page', String(query.page))
  const text = search.toString()
  return text ? `/courses?${text}` : '/courses'
}

/** The view with one choice put in or taken out, from its first page. */
export function toggled(query: CourseQuery, group: 'exams' | 'languages', value: string): CourseQuery {
  const chosen = query[group]
  const next = chosen.includes(value) ? chosen.filter((entry) => entry !== value) : [...chosen, value]
  return { ...query, [group]: next, page: 1 }
}
