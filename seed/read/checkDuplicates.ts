import { issueAt, type RawRecord } from './RawRecord.ts'
import type { SeedIssue } from './SeedIssue.ts'

/** A value that must be unique among the records of a kind. `of` returns undefined for records without it. */
export type UniqueValue = { field: string; of: (values: Record<string, unknown>) => unknown }

const placeOf = (raw: RawRecord, earlier: RawRecord): string => {
  const row = typeof raw.row === 'number' ? `line ${raw.row}` : raw.row
  return [raw.file === earlier.file ? '' : raw.file, row].filter(Boolean).join(' ')
}

/** Reports every record that repeats the value of an earlier one. */
export function checkDuplicates(
  records: readonly RawRecord[],
  unique: UniqueValue,
  issues: SeedIssue[],
): void {
  const firstByValue = new Map<unknown, RawRecord>()
  for (const raw of records) {
    const value = unique.of(raw.values)
    if (value === undefined || value === null || value === '') continue
    const first = firstByValue.get(value)
    if (first) issues.push(issueAt(raw, [unique.field], `is already used in ${placeOf(first, raw)}`))
    else firstByValue.set(value, raw)
  }
}
