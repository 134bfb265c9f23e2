import { type FlattenedField, getFieldByPath, type Where } from 'payload'

type Condition = [operator: string, value: unknown]

const isList = (field: FlattenedField): boolean =>
  field.type === 'array' || field.type === 'blocks' || ('hasMany' in field && field.hasMany === true)

/** A number in a query string: null for `null`, undefined for a text that is not a number. */
const numberOf = (value: unknown): number | null | undefined => {
  if (value === null || value === 'null') return null
  const number = Number(value)
  return Number.isNaN(number) ? undefined : number
}

/** One comparison, changed so that MongoDB has the result of SQLite. */
function portable(field: FlattenedField, [operator, value]: Condition): Condition {
  // An empty text is a value; and one comparison can use an index, where several alternatives cannot.
  if (operator === 'exists' && !isList(field))
    return [value === true || value === 'true' ? 'not_equals' : 'equals', null]
  if (field.type !== 'number') return [operator, value]
  if (operator === 'in' || operator === 'not_in') {
    const list = Array.isArray(value) ? value : String(value).split(',')
    return [operator, list.map(numberOf).filter((item) => item !== undefined)]
  }
  if (typeof value !== 'string' || operator === 'like' || operator === 'contains') return [operator, value]
  const number = numberOf(value)
  if (number !== undefined) return [operator, number]
  return operator === 'not_equals' ? ['not_in', []] : ['in', []]
}

/** The id of a version: Payload casts `equals` to an ObjectId, but not the values of `in`. */
const ofVersion = ([operator, value]: Condition): Condition => {
  if (operator === 'equals') return ['in', [value]]
  return operator === 'not_equals' ? ['not_in', [value]] : [operator, value]
}

/**
 * A condition changed so that Payload's MongoDB adapter has the result of its SQLite adapter, for `exists` and for numbers from query strings.
 * `fields` are those of the collection, or of its versions.
 */
export function portableWhere(where: Where, fields: FlattenedField[], isVersion = false): Where {
  const parts: Where[] = []
  const result: Where = {}
  for (const [path, value] of Object.entries(where)) {
    if (Array.isArray(value)) {
      result[path] = value.map((part) => portableWhere(part, fields, isVersion))
      continue
    }
    if (typeof value !== 'object' || value === null) continue
    const field = getFieldByPath({ fields, path: path.replaceAll('__', '.') })?.field
    const change = (condition: Condition): Condition => {
      if (path === 'id') return isVersion ? ofVersion(condition) : condition
      return field ? portable(field as FlattenedField, condition) : condition
    }
    const own: Record<string, unknown> = {}
    for (const [operator, operand] of Object.entries(value).map(change)) {
      if (operator in own) parts.push({ [path]: { [operator]: operand } } as Where)
      else own[operator] = operand
    }
    result[path] = own as Where[string]
  }
  return parts.length === 0 ? result : { and: [result, ...parts] }
}
