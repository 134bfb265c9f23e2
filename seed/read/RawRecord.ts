import type { SeedIssue } from './SeedIssue.ts'

type Path = readonly PropertyKey[]

/** A record as written in its file, before validation. */
export type RawRecord = {
  file: string
  /** Line in CSV and Markdown, path of the record in JSON (`[2]`, or empty when the file is the record). */
  row: number | string
  values: Record<string, unknown>
  /** Line of each front matter field, for Markdown. */
  lines?: Record<string, number>
}

/** A record without its empty fields. */
export const withoutEmpty = (values: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim() !== ''))

const written = (path: Path): string =>
  path.reduce<string>(
    (text, part) => (typeof part === 'number' ? `${text}[${part}]` : `${text}${text && '.'}${String(part)}`),
    '',
  )

/** An issue at `path` inside the record, located the way a person finds it in the file. */
export function issueAt(raw: RawRecord, path: Path, reason: string): SeedIssue {
  const [column] = path
  if (typeof raw.row === 'number') {
    const field = column === undefined ? '' : String(column)
    return { file: raw.file, row: raw.lines?.[field] ?? raw.row, field, reason }
  }
  const lastName = path.findLastIndex((part) => typeof part === 'string')
  const parent = written(path.slice(0, Math.max(lastName, 0)))
  const row = parent && raw.row && !parent.startsWith('[') ? `${raw.row}.${parent}` : `${raw.row}${parent}`
  return { file: raw.file, row, field: written(path.slice(Math.max(lastName, 0))), reason }
}
