import { lineAt } from './decodeText.ts'
import type { RawRecord } from './RawRecord.ts'
import type { SeedIssue } from './SeedIssue.ts'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Parses a JSON file that is one record. */
export function parseJsonRecord(file: string, text: string, issues: SeedIssue[]): RawRecord[] {
  const parsed = parseJson(file, text, issues)
  if (!parsed) return []
  if (isObject(parsed.value)) return [{ file, row: '', values: parsed.value }]
  issues.push({ file, row: '', field: '', reason: 'must be one object' })
  return []
}

/** Parses a JSON file that is a list of records. */
export function parseJsonList(file: string, text: string, issues: SeedIssue[]): RawRecord[] {
  const parsed = parseJson(file, text, issues)
  if (!parsed) return []
  if (!Array.isArray(parsed.value)) {
    issues.push({ file, row: '', field: '', reason: 'must be a list of objects' })
    return []
  }
  return parsed.value.flatMap((value: unknown, index) => {
    if (isObject(value)) return [{ file, row: `[${index}]`, values: value }]
    issues.push({ file, row: `[${index}]`, field: '', reason: 'must be an object' })
    return []
  })
}

function parseJson(file: string, text: string, issues: SeedIssue[]): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch (error) {
    const position = /position (\d+)/.exec((error as Error).message)?.[1]
    const row = lineAt(text, position === undefined ? text.trimEnd().length : Number(position))
    issues.push({ file, row, field: '', reason: 'is not valid JSON here' })
    return null
  }
}
