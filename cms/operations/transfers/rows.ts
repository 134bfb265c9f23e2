import type { PayloadRequest } from 'payload'
import { withFormula, withoutFormula } from '#domain/transfers/formulas.ts'

type Row = Record<string, unknown>
type Batch = { data: Row[]; format: 'csv' | 'json'; req: PayloadRequest }

function eachText(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((item) => eachText(item, change))
  if (value === null || typeof value !== 'object' || value instanceof Date) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, eachText(inner, change)]))
}

/** Before export: protects texts from being evaluated as formulas by a spreadsheet. */
export const guardRows = ({ data, format }: Batch): Row[] =>
  format === 'csv' ? data.map((row) => eachText(row, withoutFormula) as Row) : data

const isText = (type: string | undefined): boolean => type === 'text' || type === 'textarea'

/** Before import: removes that protection, and converts numbers in text columns to text. */
export const restoreRows =
  (slug: string) =>
  ({ data, format, req }: Batch): Row[] => {
    if (format !== 'csv') return data
    const fields = req.payload.collections[slug as 'pages'].config.flattenedFields
    const types = new Map(fields.map(({ name, type }) => [name, type as string]))
    return data.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([name, value]) => [
          name,
          typeof value === 'number' && isText(types.get(name)) ? String(value) : eachText(value, withFormula),
        ]),
      ),
    )
  }
