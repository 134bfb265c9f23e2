import { FILTER_NAMES, type FilterName, SORT_NAMES, type Sort } from '#domain/catalogue/facets.ts'
import { FIXED_CHOICES, isSingle } from '../catalogue/filters.ts'

export type Choices = Record<FilterName, string[]>

/** The parsed query of a list. `page` counts from 1. */
export type ListQuery = { choices: Choices; sort: Sort; page: number }

/** Query parameters that make a view other than the unfiltered list. */
export const VIEW_NAMES: readonly string[] = [...FILTER_NAMES, 'sort', 'page']

const noChoices = (): Choices =>
  Object.fromEntries(FILTER_NAMES.map((name) => [name, [] as string[]])) as Choices

export const plainQuery: ListQuery = { choices: noChoices(), sort: 'chosen', page: 1 }

type Search = Record<string, string | string[] | undefined>

const MAX_PAGES = 1000
const MAX_CHOICES = 12
const MAX_LENGTH = 60

/** Reads `?exam=…&exam=…&price=under-500&sort=…&page=…`; unknown values are ignored. */
export function parseListQuery(search: Search): ListQuery {
  const sort = firstValue(search.sort)
  const page = Number(firstValue(search.page))
  const choices = noChoices()
  for (const name of FILTER_NAMES) choices[name] = choicesOf(name, search[name])
  return {
    choices,
    sort: SORT_NAMES.find((name) => name === sort) ?? 'chosen',
    page: Number.isInteger(page) && page > 1 && page < MAX_PAGES ? page : 1,
  }
}

function choicesOf(name: FilterName, value: string | string[] | undefined): string[] {
  const allowed = FIXED_CHOICES[name]?.map(({ id }) => id)
  const read = [...new Set([value ?? []].flat())]
    .filter((text) => (allowed ? allowed.includes(text) : text.length > 0 && text.length <= MAX_LENGTH))
    .slice(0, isSingle(name) ? 1 : MAX_CHOICES)
  return read.sort()
}

const firstValue = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)

/** The URL of a view of the list at `path`, always written the same way; the unfiltered list has no query. */
export function listHref(path: string, { choices, sort, page }: ListQuery): string {
  const search = new URLSearchParams()
  for (const name of FILTER_NAMES) for (const value of [...choices[name]].sort()) search.append(name, value)
  if (sort !== 'chosen') search.set('sort', sort)
  if (page > 1) search.set('page', String(page))
  const text = search.toString()
  return text ? `${path}?${text}` : path
}

/** The view with one filter choice added or removed, on its first page. */
export function toggleFilter(query: ListQuery, name: FilterName, value: string): ListQuery {
  const chosen = query.choices[name]
  const otherChoices = isSingle(name) ? [] : chosen
  const next = chosen.includes(value) ? chosen.filter((entry) => entry !== value) : [...otherChoices, value]
  return { ...query, choices: { ...query.choices, [name]: next }, page: 1 }
}

/** The same sort order without filters. */
export const clearFilters = (query: ListQuery): ListQuery => ({ ...query, choices: noChoices(), page: 1 })

export const countActiveFilters = ({ choices }: ListQuery): number =>
  FILTER_NAMES.reduce((sum, name) => sum + choices[name].length, 0)
