import type { FlattenedField, Where } from 'payload'

const COMPARED = ['equals', 'in', 'less_than', 'less_than_equal', 'greater_than', 'greater_than_equal']
const EXACT_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

const isText = (value: unknown): boolean => typeof value === 'string'
const isTime = (value: unknown): boolean => typeof value === 'string' && EXACT_TIME.test(value)

/** Per field type, whether a value can be compared without conversion; other types are left to Payload. */
const COMPARABLE: Record<string, (value: unknown) => boolean> = {
  text: isText,
  select: isText,
  relationship: isText,
  date: isTime,
  number: (value) => typeof value === 'number',
}

const ALWAYS_THERE: Record<string, string> = { id: 'text', createdAt: 'date', updatedAt: 'date' }

/**
 * Whether a condition only compares columns of the row itself with values of their own type, so that it can be run without Payload's query
 * translation (database/directRows.ts).
 */
export function isFlatWhere(where: Where, fields: readonly FlattenedField[]): boolean {
  const typeOf = (name: string) => fields.find((field) => field.name === name)?.type ?? ALWAYS_THERE[name]
  return Object.entries(where).every(([name, value]) => {
    if (name === 'and' || name === 'or') return (value as Where[]).every((part) => isFlatWhere(part, fields))
    const isComparable = COMPARABLE[typeOf(name) ?? '']
    if (!isComparable) return false
    return Object.entries(value as object).every(([operator, operand]) => {
      if (operator === 'exists') return typeof operand === 'boolean'
      // Only for ids; Payload splits search text into words.
      if (operator === 'contains') return name === 'productKeys'
      return COMPARED.includes(operator) && [operand].flat().every(isComparable)
    })
  })
}
