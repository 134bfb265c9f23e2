import { parse } from 'csv-parse/browser/esm/sync'

/** The cells of a record and the line it stands in, from 1. */
export type CsvRecord = { record: string[]; info: { lines: number } }

/** The records of a CSV text, its first line too, or why it can't be read. */
export function readRecords(
  text: string,
): { ok: true; records: CsvRecord[] } | { ok: false; reason: string } {
  try {
    const records = parse(text, {
      bom: true,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      max_record_size: 10_000,
    }) as unknown as CsvRecord[]
    return { ok: true, records }
  } catch (err) {
    return { ok: false, reason: (err as Error).message }
  }
}
