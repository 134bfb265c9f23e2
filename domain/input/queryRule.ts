/**
 * The type of a field's values as far as queries are concerned. `json` is a tree without columns for its
 * parts; `blocks` are rows of their own.
 */
export type ComparedKind = 'text' | 'number' | 'date' | 'flag' | 'relation' | 'json' | 'blocks'

const SAME = ['equals', 'not_equals', 'in', 'not_in', 'exists']
const ORDER = ['greater_than', 'greater_than_equal', 'less_than', 'less_than_equal']
const PARTS = ['like', 'not_like', 'contains']

/**
 * The operators of each kind of field: one that a database can't execute is an invalid query, not a server
 * error.
 */
const OPERATORS: Record<ComparedKind, readonly string[]> = {
  text: [...SAME, ...ORDER, ...PARTS],
  number: [...SAME, ...ORDER, 'like', 'contains'],
  date: [...SAME, ...ORDER],
  flag: SAME,
  relation: [...SAME, ...PARTS],
  json: ['exists', ...PARTS],
  blocks: ['exists'],
}
const FLAGS = new Set(['true', 'false', '1', '0'])
const LISTS = new Set(['in', 'not_in', 'equals', 'not_equals', 'contains'])

/** Limits of a query: conditions, values in lists; below them nesting of groups and length of paths. */
export const MAX_CONDITIONS = 100
export const MAX_VALUES = 1000
const MAX_DEPTH = 8
const MAX_PATH_LENGTH = 8

const isGroup = (name: string): boolean => /^(and|or)$/i.test(name)
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isScalar = (value: unknown): boolean =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value)

/** Whether an untrusted value is a time that a Date can represent. */
export const isDateValue = (value: unknown): boolean =>
  (typeof value === 'string' || typeof value === 'number') && !Number.isNaN(new Date(value).getTime())

const isEmpty = (value: unknown): boolean => value === null || value === '' || value === 'null'
const valuesOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : [value]

function valueFault(kind: ComparedKind, operator: string, value: unknown): string | null {
  if (operator === 'exists') return isScalar(value) ? null : 'must be true or false'
  if (Array.isArray(value)) {
    if (!LISTS.has(operator) || !value.every(isScalar)) return 'must be one value'
  } else if (!isScalar(value)) return 'must be a value'
  if (['like', 'not_like'].includes(operator)) return typeof value === 'string' ? null : 'must be a text'
  if (operator === 'contains') return kind === 'relation' && value === 'null' ? 'must be a value' : null
  const values = ['in', 'not_in'].includes(operator) ? valuesOf(value) : [value].flat()
  // Payload would treat it as an empty value although a list is required.
  if ((kind === 'relation' || kind === 'flag') && value === 'null' && operator.endsWith('in'))
    return 'must be a list'
  const filled = values.filter((item) => !isEmpty(item))
  if (kind === 'date' && !filled.every(isDateValue)) return 'must be a date'
  if (kind === 'number' && !filled.every((item) => Number.isFinite(Number(item)))) return 'must be a number'
  if (kind === 'flag' && !filled.every((item) => FLAGS.has(String(item)))) return 'must be true or false'
  return null
}

type QueriedFields = {
  /** The kind of field at a path; `inside` for a path into a JSON field; null for an unknown path, which is refused elsewhere. */
  kindOf: (path: string) => ComparedKind | 'inside' | null
}

/**
 * Errors in the conditions of a query (`where`), by path: malformed, too many or too deeply nested groups,
 * operators that a field does not have, values that it can't be compared with. Empty when it is valid.
 */
export function whereFaults(where: unknown, { kindOf }: QueriedFields): Record<string, string> {
  const faults: Record<string, string> = {}
  let conditions = 0
  let values = 0
  const check = (level: unknown, depth: number): void => {
    if (!isRecord(level) || depth > MAX_DEPTH) {
      faults.where = isRecord(level) ? 'is nested too deeply' : 'must be conditions on fields'
      return
    }
    for (const [path, condition] of Object.entries(level)) {
      if (conditions > MAX_CONDITIONS) return
      conditions++
      if (isGroup(path)) {
        if (!Array.isArray(condition)) faults[path] = 'must be a list of conditions'
        else for (const inner of condition) check(inner, depth + 1)
        continue
      }
      if (!isRecord(condition)) {
        faults[path] = 'must name an operator'
        continue
      }
      if (path.split('.').length > MAX_PATH_LENGTH) faults[path] = 'is too long'
      const kind = kindOf(path.replaceAll('__', '.'))
      for (const [operator, value] of Object.entries(condition)) {
        values += Array.isArray(value) ? value.length : 1
        const at = `${path}.${operator}`
        if (kind === 'inside') faults[at] = 'cannot be queried'
        else if (kind === null) continue
        else if (!OPERATORS[kind].includes(operator)) faults[at] = 'is not an operator of this field'
        else {
          const fault = valueFault(kind, operator, value)
          if (fault) faults[at] = fault
        }
      }
    }
  }
  check(where, 0)
  if (conditions > MAX_CONDITIONS) return { where: `has more than ${MAX_CONDITIONS} conditions` }
  if (values > MAX_VALUES) return { where: `has more than ${MAX_VALUES} values` }
  return faults
}

/** Numeric parameters of a query with their minimum and maximum. */
const NUMBERS: Record<string, readonly [least: number, most: number]> = {
  page: [1, 1_000_000],
  limit: [0, 100_000],
  depth: [0, 10],
}

/** Errors in the numeric parameters of a query, which come as text; an empty one counts as not given. */
export function numberFaults(query: Record<string, unknown>): Record<string, string> {
  const faults: Record<string, string> = {}
  for (const [name, [min, max]] of Object.entries(NUMBERS)) {
    const value = query[name]
    if (value === undefined || value === '') continue
    const isWhole = typeof value === 'string' && /^\d{1,9}$/.test(value)
    if (!isWhole || Number(value) < min || Number(value) > max)
      faults[name] = `must be a whole number from ${min} to ${max}`
  }
  return faults
}

const MAX_SORTS = 10

/** Errors in the requested sort order: names of fields, `-` in front for descending. */
export function sortFaults(sort: unknown, { kindOf }: QueriedFields): Record<string, string> {
  if (sort === undefined || sort === '') return {}
  const names = typeof sort === 'string' ? sort.split(',') : sort
  if (!Array.isArray(names) || names.length > MAX_SORTS) return { sort: 'must be names of fields' }
  const isName = (name: unknown): boolean =>
    typeof name === 'string' &&
    /^-?\w+(\.\w+)*$/.test(name) &&
    name.split('.').length <= MAX_PATH_LENGTH &&
    kindOf(name.replace(/^-/, '')) !== 'inside'
  return names.every(isName) ? {} : { sort: 'must be names of fields' }
}

/** Errors in a selection of fields (`select`, `populate`): a tree of names with true or false as leaves. */
export function choiceFaults(name: string, choice: unknown): Record<string, string> {
  const isChoice = (value: unknown, depth: number): boolean =>
    isRecord(value)
      ? depth < MAX_DEPTH && Object.values(value).every((inner) => isChoice(inner, depth + 1))
      : depth > 0 && (typeof value === 'boolean' || /^(true|false|1|0)$/.test(String(value)))
  return choice === undefined || choice === '' || isChoice(choice, 0)
    ? {}
    : { [name]: 'must be names of fields with true or false' }
}
