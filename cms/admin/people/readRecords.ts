import { parse } from 'csv-parse/browser/esm/sync'

/** Cells of a CSV record; `info.lines` is its line in the file, from 1. */
export type CsvRecord = { record: string[]; info: { lines: number } }

/** Parses a CSV text, header included; a reason when it is malformed. */
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
