import { QUESTION_LIMITS } from '../questions/limits.ts'
import type { FindingCode } from './Finding.ts'

/** The line between the header of a table and its rows; colons, which align columns elsewhere, mean nothing here. */
const RULE = /^\|(?:\s*:?-+:?\s*\|)+$/
const DASHES = /^\\*:?-+:?$/

export const isTableRule = (line: string): boolean => RULE.test(line)

export type TableText =
  | { rows: string[][]; hasHeader: boolean }
  | { code: FindingCode; detail: string; line: number }

/** Reads the lines of a table: a header and the rule, or the rule alone, then rows. `line` of a problem counts from 0. */
export function parseTable(lines: readonly string[]): TableText {
  const hasHeader = !isTableRule(lines[0] ?? '')
  const rows: string[][] = []
  for (const [line, text] of lines.entries()) {
    if (line === (hasHeader ? 1 : 0)) continue
    if (text.length < 2 || !/[^\\]\|$|^\|\|$/.test(text))
      return { code: 'tableRow', detail: text.slice(0, 80), line }
    const cells = cellsOf(text)
    if (cells.some(({ length }) => length > QUESTION_LIMITS.cell))
      return { code: 'cellLength', detail: '', line }
    rows.push(cells)
    if (cells.length !== rows[0]?.length) return { code: 'rowsDiffer', detail: '', line }
  }
  const columns = rows[0]?.length ?? 0
  if (rows.length === 0 || rows.length > QUESTION_LIMITS.tableRows || columns > QUESTION_LIMITS.tableColumns)
    return { code: 'tableSize', detail: '', line: 0 }
  return { rows, hasHeader }
}

/** The reverse of `parseTable`. */
export function tableText(rows: readonly string[][], hasHeader: boolean): string {
  const lines = rows.map((row) => `| ${row.map(cellText).join(' | ')} |`)
  const rule = `|${' --- |'.repeat(rows[0]?.length ?? 1)}`
  return (hasHeader ? [lines[0], rule, ...lines.slice(1)] : [rule, ...lines]).join('\n')
}

const cellsOf = (line: string): string[] =>
  line
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.replaceAll('\\|', '|').trim())
    .map((cell) => (cell.startsWith('\\') && DASHES.test(cell) ? cell.slice(1) : cell))
    .map((cell) => cell.replace(/\s*<br ?\/?>\s*/gi, '\n').trim())

const cellText = (cell: string): string => {
  const text = cell
    .trim()
    .replace(/\s*\n\s*/g, '<br>')
    .replaceAll('|', '\\|')
  return DASHES.test(text) ? `\\${text}` : text
}
