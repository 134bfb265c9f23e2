import { SUBJECTS } from '#domain/catalogue/subjects.ts'

export const RESOURCE_KINDS = [
  { id: 'pdf', label: 'PDFs' },
  { id: 'video', label: 'Videos' },
  { id: 'link', label: 'Links' },
] as const

/** The parsed query of the list; unknown values are ignored. */
export type ResourceQuery = {
  kind: (typeof RESOURCE_KINDS)[number]['id'] | null
  exam: string | null
  subject: string | null
  page: number
}

type Search = Record<string, string | string[] | undefined>

const MAX_LENGTH = 60
const MAX_PAGES = 1000

const first = (value: string | string[] | undefined): string =>
  (Array.isArray(value) ? value[0] : value) ?? ''

export function readResourceQuery(search: Search): ResourceQuery {
  const [kind, exam, subject] = [first(search.kind), first(search.exam).trim(), first(search.subject)]
  const page = /^\d{1,4}$/.test(first(search.page)) ? Number(first(search.page)) : 1
  return {
    kind: RESOURCE_KINDS.find(({ id }) => id === kind)?.id ?? null,
    exam: exam && exam.length <= MAX_LENGTH ? exam : null,
    subject: SUBJECTS.find((known) => known === subject) ?? null,
    page: Math.min(Math.max(1, page), MAX_PAGES),
  }
}

/** The URL of a list; a changed filter starts at its first page. */
export function resourcesPath(query: Partial<ResourceQuery>): string {
  const { kind, exam, subject, page } = query
  const search = new URLSearchParams()
  if (kind) search.set('kind', kind)
  if (exam) search.set('exam', exam)
  if (subject) search.set('subject', subject)
  if (page && page > 1) search.set('page', String(page))
  return search.size > 0 ? `/free-resources?${search}` : '/free-resources'
}
