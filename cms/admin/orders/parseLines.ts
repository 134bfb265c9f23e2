import { readRecords } from '../people/readRecords.ts'

export type ParsedLines<R> = { ok: true; rows: R[] } | { ok: false; message: string }

const MAX_LINES = 10_000

export type CodeLine = { line: number; couponCode: string; phone?: string }
export type KeyLine = { line: number; key: string }

function counted<R>(rows: R[]): ParsedLines<R> {
  if (rows.length === 0) return { ok: false, message: 'There is nothing in it yet.' }
  if (rows.length > MAX_LINES)
    return { ok: false, message: `At most ${MAX_LINES.toLocaleString('en-IN')} lines at a time.` }
  return { ok: true, rows }
}

/** Codes with phones from a CSV text, with or without a header row; a plain list of codes, one per line, is valid. */
export function parseCodes(text: string): ParsedLines<CodeLine> {
  const read = readRecords(text)
  if (!read.ok) return { ok: false, message: `This cannot be read: ${read.reason}` }
  const lines = read.records
  const [first] = lines
  const hasNames = first?.record.some((cell) => cell.toLowerCase() === 'code')
  const names = hasNames ? (first?.record ?? []).map((name) => name.toLowerCase()) : ['code', 'phone']
  const at = (name: string) => names.indexOf(name)
  return counted(
    lines.slice(hasNames ? 1 : 0).map(({ record, info }) => {
      const phone = record[at('phone')]?.replace(/^'/, '')
      const couponCode = (record[at('code')] ?? '').slice(0, 100)
      return { line: info.lines, couponCode, ...(phone ? { phone: phone.slice(0, 40) } : {}) }
    }),
  )
}

/** Keys, one per line. */
export const parseKeys = (text: string): ParsedLines<KeyLine> =>
  counted(
    text
      .replace(/^\uFEFF/, '')
      .split(/\r\n|\r|\n/)
      .flatMap((line, i) => (line.trim() ? [{ line: i + 1, key: line.trim().slice(0, 200) }] : [])),
  )
