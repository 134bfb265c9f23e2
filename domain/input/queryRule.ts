/** What the value of a field is, as far as a question about it is concerned. `json` is a tree that has no columns inside. */
export type ComparedKind = 'text' | 'number' | 'date' | 'flag' | 'relation' | 'json'

const SAME = ['equals', 'not_equals', 'in', 'not_in', 'exists']
const ORDER = ['greater_than', 'greater_than_equal', 'less_than', 'less_than_equal']
const PARTS = ['like', 'not_like', 'contains']

/** Which comparisons each kind of field has: what a database can't do is a wrong question, not a fault. */
const OPERATORS: Record<ComparedKind, readonly string[]> = {
  text: [...SAME, ...ORDER, ...PARTS],
  number: [...SAME, ...ORDER, 'like', 'contains'],
  date: [...SAME, ...ORDER],
  flag: SAME,
  relation: [...SAME, ...PARTS],
  json: ['exists', ...PARTS],
}
const LISTS = new Set(['in', 'not_in', 'equals', 'not_equals', 'contains'])

/** What a question may have at most: conditions, values in its lists, groups in groups, names in a path. */
export const MAX_CONDITIONS = 100
export const MAX_VALUES = 1000
const DEEPEST = 8
const LONGEST_PATH = 8

const isGroup = (name: string): boolean => /^(and|or)$/i.test(name)
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isScalar = (value: unknown): boolean =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value)

/** Whether a value from outside names a moment that a date can hold. */
export const isMoment = (value: unknown): boolean =>
  (typeof value === 'string' || typeof value === 'number') && !Number.isNaN(new Date(value).getTime())

const isEmpty = (value: unknown): boolean => value === null || value === '' || value === 'null'
const partsOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : [value]

function valueFault(kind: ComparedKind, operator: string, value: unknown): string | null {
  if (operator === 'exists') return isScalar(value) ? null : 'must be true or false'
  if (Array.isArray(value)) {
    if (!LISTS.has(operator) || !value.every(isScalar)) return 'must be one value'
  } else if (!isScalar(value)) return 'must be a value'
  if (['like', 'not_like'].includes(operator)) return typeof value === 'string' ? null : 'must be a text'
  if (operator === 'contains') return null
  const values = ['in', 'not_in'].includes(operator) ? partsOf(value) : [value].flat()
  // Taken for nothing at all where a list is due.
  if (kind === 'relation' && value === 'null' && operator.endsWith('in')) return 'must be a list'
  const given = values.filter((one) => !isEmpty(one))
  if (kind === 'date' && !given.every(isMoment)) return 'must be a date'
  if (kind === 'number' && !given.every((one) => Number.isFinite(Number(one)))) return 'must be a number'
  return null
}

type Asked = {
  /** What a path compares; null for one that is not known, which is refused elsewhere. */
  kindOf: (path: string) => ComparedKind | 'inside' | null
}

/**
 * What is wrong with the conditions of a question (`where`), by path: groups that are none, too many or too deep, operators
 * that a field does not have, values that it can't be compared with. Empty when nothing is.
 */
export function whereFaults(where: unknown, { kindOf }: Asked): Record<string, string> {
  const faults: Record<string, string> = {}
  let conditions = 0
  let values = 0
  const look = (level: unknown, depth: number): void => {
    if (!isRecord(level) || depth > DEEPEST) {
      faults.where = isRecord(level) ? 'is nested too deeply' : 'must be conditions on fields'
      return
    }
    for (const [path, condition] of Object.entries(level)) {
      if (conditions > MAX_CONDITIONS) return
      conditions++
      if (isGroup(path)) {
        if (!Array.isArray(condition)) faults[path] = 'must be a list of conditions'
        else for (const inner of condition) look(inner, depth + 1)
        continue
      }
      if (!isRecord(condition)) {
        faults[path] = 'must name an operator'
        continue
      }
      if (path.split('.').length > LONGEST_PATH) faults[path] = 'is too long'
      const kind = kindOf(path.replaceAll('__', '.'))
      for (const [operator, value] of Object.entries(condition)) {
        values += Array.isArray(value) ? value.length : 1
        const at = `${path}.${operator}`
        if (kind === 'inside') faults[at] = 'cannot be asked for'
        else if (kind === null) continue
        else if (!OPERATORS[kind].includes(operator)) faults[at] = 'is not an operator of this field'
        else {
          const fault = valueFault(kind, operator, value)
          if (fault) faults[at] = fault
        }
      }
    }
  }
  look(where, 0)
  if (conditions > MAX_CONDITIONS) return { where: `has more than ${MAX_CONDITIONS} conditions` }
  if (values > MAX_VALUES) return { where: `has more than ${MAX_VALUES} values` }
  return faults
}

/** Numbers of a question, and the least and most each may be. */
const NUMBERS: Record<string, readonly [least: number, most: number]> = {
  page: [1, 1_000_000],
  limit: [0, 100_000],
  depth: [0, 10],
}

/** What is wrong with the numbers of a question, which come as text; an empty one counts as not given. */
export function numberFaults(query: Record<string, unknown>): Record<string, string> {
  const faults: Record<string, string> = {}
  for (const [name, [least, most]] of Object.entries(NUMBERS)) {
    const value = query[name]
    if (value === undefined || value === '') continue
    const isWhole = typeof value === 'string' && /^\d{1,9}$/.test(value)
    if (!isWhole || Number(value) < least || Number(value) > most)
      faults[name] = `must be a whole number from ${least} to ${most}`
  }
  return faults
}

const MAX_SORTS = 10

/** What is wrong with the order that is asked for: names of fields, `-` in front for the other way. */
export function sortFaults(sort: unknown, { kindOf }: Asked): Record<string, string> {
  if (sort === undefined || sort === '') return {}
  const names = typeof sort === 'string' ? sort.split(',') : sort
  if (!Array.isArray(names) || names.length > MAX_SORTS) return { sort: 'must be names of fields' }
  const isName = (name: unknown): boolean =>
    typeof name === 'string' &&
    /^-?\w+(\.\w+)*$/.test(name) &&
    name.split('.').length <= LONGEST_PATH &&
    kindOf(name.replace(/^-/, '')) !== 'inside'
  return names.every(isName) ? {} : { sort: 'must be names of fields' }
}

/** What is wrong with a choice of fields (`select`, `populate`): a tree of names with true or false at its ends. */
export function choiceFaults(name: string, choice: unknown): Record<string, string> {
  const isChoice = (value: unknown, depth: number): boolean =>
    isRecord(value)
      ? depth < DEEPEST && Object.values(value).every((inner) => isChoice(inner, depth + 1))
      : depth > 0 && (typeof value === 'boolean' || /^(true|false|1|0)$/.test(String(value)))
  return choice === undefined || choice === '' || isChoice(choice, 0)
    ? {}
    : { [name]: 'must be names of fields with true or false' }
}
