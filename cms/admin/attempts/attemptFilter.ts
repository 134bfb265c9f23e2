import type { AttemptFilter } from '#domain/calls/exams/attempts.ts'
import { CLOSED_FILTER } from '../../operations/panel/listUrl.ts'

/** Filters of the list of attempts as the bar above it has them; an empty text is no filter. Moments as ISO strings. */
export type ListedFilter = Partial<Record<'state' | 'kind' | 'series' | 'paper' | 'from' | 'to', string>>

/** The query parameter of each filter, in the form of Payload's list filters. */
const FIELDS = {
  state: 'state][equals',
  kind: 'kind][equals',
  series: 'testSeries][equals',
  paper: 'paper][equals',
  from: 'startedAt][greater_than_equal',
  to: 'startedAt][less_than',
} as const satisfies Record<keyof ListedFilter, string>
const NAMES = Object.keys(FIELDS) as (keyof ListedFilter)[]

const CONDITION = /^where(?:\[or\]\[0\])?\[and\]\[\d+\]\[(\w+\]\[\w+)\]$/

/** The filters of an address. */
export function filterOfQuery(query: URLSearchParams): ListedFilter {
  const filter: ListedFilter = {}
  for (const [name, value] of query) {
    const condition = CONDITION.exec(name)?.[1]
    const found = NAMES.find((one) => FIELDS[one] === condition)
    if (found) filter[found] = value
  }
  return filter
}

/** The address with these filters, other parts of it as they are; from the first page on. */
export function queryOfFilter(filter: ListedFilter, query: URLSearchParams): string {
  const kept = [...query].filter(([name]) => name !== 'page' && !name.startsWith('where'))
  const made = new URLSearchParams(kept)
  const set = NAMES.filter((name) => filter[name])
  for (const [at, name] of set.entries())
    made.set(`${CLOSED_FILTER}[${at}][${FIELDS[name]}]`, filter[name] ?? '')
  return made.toString()
}

/** The same filters as the export takes them; `search` is the search of the list. */
export function exportFilterOf({ from, to, ...others }: ListedFilter, search: string): AttemptFilter {
  const set = Object.entries(others).filter(([, value]) => value)
  return {
    ...(Object.fromEntries(set) as AttemptFilter),
    ...(from ? { from: Date.parse(from) } : {}),
    ...(to ? { to: Date.parse(to) } : {}),
    ...(search ? { search } : {}),
  }
}
