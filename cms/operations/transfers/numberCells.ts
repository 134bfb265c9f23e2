import type { FlattenedField } from 'payload'
import { isMoneyField, readNumberCell, unreadableNumber } from '#domain/transfers/numberCells.ts'
import type { FieldError } from '#hooks/shared/withFieldLabels.ts'

type Row = Record<string, unknown>

/**
 * Parses the cells of a number field, instead of the import/export plugin, which reads `1,499` as 1 and `₹149` as an empty cell. Invalid
 * numbers stay text, which `unreadableNumbers` reports.
 */
export const readCellsOf =
  (field: string) =>
  ({ value }: { value: unknown }): unknown => {
    if (value === null || value === undefined || value === '') return undefined
    return typeof value === 'string' ? (readNumberCell(value, isMoneyField(field)) ?? value) : value
  }

/** The number fields of a row that contain text, each with its error message. */
export function unreadableNumbers(fields: readonly FlattenedField[], row: Row, parent = ''): FieldError[] {
  return fields.flatMap((field) => {
    const [value, path] = [row[field.name], `${parent}${field.name}`]
    if (field.type === 'number')
      return typeof value === 'string'
        ? [{ path, message: unreadableNumber(value, isMoneyField(field.name)) }]
        : []
    if (!('flattenedFields' in field) || value === null || typeof value !== 'object') return []
    return Array.isArray(value)
      ? value.flatMap((item, i) => unreadableNumbers(field.flattenedFields, item as Row, `${path}.${i}.`))
      : unreadableNumbers(field.flattenedFields, value as Row, `${path}.`)
  })
}
