import { conceptKey } from '#domain/exams/bank/conceptKeys.ts'
import { CLOSED_FILTER } from '../../operations/panel/listUrl.ts'

/** Filters of the list of questions as the bar above it has them; an empty text is no filter. */
export type ListFilter = Partial<Record<'type' | 'difficulty' | 'concept' | 'year' | 'use' | 'state', string>>

/** How each filter stands in the address, in the form of Payload's list filters. */
const FIELDS = {
  type: { field: 'type', operator: 'equals' },
  difficulty: { field: 'difficulty', operator: 'equals' },
  concept: { field: 'conceptKeys', operator: 'contains' },
  year: { field: 'year', operator: 'equals' },
  use: { field: 'used', operator: '' },
  state: { field: 'isRetired', operator: 'equals' },
} as const
const NAMES = Object.keys(FIELDS) as (keyof ListFilter)[]

const CONDITION = /^where(?:\[or\]\[0\])?\[and\]\[\d+\]\[(\w+)\]\[(\w+)\]$/

/** The filters of an address. */
export function filterOfQuery(query: URLSearchParams): ListFilter {
  const filter: ListFilter = {}
  for (const [name, value] of query) {
    const [, field, operator] = CONDITION.exec(name) ?? []
    if (field === 'type') filter.type = value
    else if (field === 'difficulty') filter.difficulty = value
    else if (field === 'conceptKeys') filter.concept = value.slice(1, -1)
    else if (field === 'year') filter.year = value
    else if (field === 'used') filter.use = operator === 'equals' ? 'unused' : 'used'
    else if (field === 'isRetired') filter.state = value === 'true' ? 'retired' : 'current'
  }
  return filter
}

/** The address with these filters, other parts of it as they are; from the first page on. */
export function queryOfFilter(filter: ListFilter, query: URLSearchParams): string {
  const kept = [...query].filter(([name]) => name !== 'page' && !name.startsWith('where'))
  const made = new URLSearchParams(kept)
  let at = 0
  for (const name of NAMES) {
    const value = filter[name]
    if (!value) continue
    const { field, operator } = FIELDS[name]
    const [how, what] =
      name === 'use'
        ? value === 'used'
          ? ['greater_than', '0']
          : ['equals', '0']
        : name === 'state'
          ? [operator, String(value === 'retired')]
          : [operator, name === 'concept' ? conceptKey(value) : value]
    made.set(`${CLOSED_FILTER}[${at++}][${field}][${how}]`, what ?? '')
  }
  return made.toString()
}
