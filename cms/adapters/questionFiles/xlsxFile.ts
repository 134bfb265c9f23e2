import { readXlsx, writeXlsx } from 'hucre/xlsx'
import type { Finding } from '#domain/exams/files/Finding.ts'
import type { NumberedRow } from '#domain/exams/files/questionsOfSheet.ts'
import { COLUMNS_OF } from '#domain/exams/files/sheetColumns.ts'
import { SHEET_HELP } from '#domain/exams/files/sheetHelp.ts'
import type { SheetRow } from '#domain/exams/files/sheetOfQuestions.ts'
import { DIFFICULTIES } from '#domain/exams/questions/QuestionSchema.ts'
import { rowsOfTable } from './csvFile.ts'
import { zip } from './zip.ts'

const SHEET = 'Questions'
const MAX_ROWS = 20_000
const MAX_COLUMNS = 200

/**
 * The numbered rows of the sheet `Questions`, or of the first one, from the files of a workbook. Formulas give their cached value;
 * a cell that Excel has converted to a date is a problem. Throws when it is not a workbook.
 */
export async function readWorkbook(
  parts: ReadonlyMap<string, Uint8Array>,
): Promise<{ rows: NumberedRow[] } | { problems: Finding[] }> {
  const { sheets } = await readXlsx(await zip(parts, true))
  const sheet = sheets.find(({ name }) => name === SHEET) ?? sheets[0]
  const rows = sheet?.rows ?? []
  if (rows.length > MAX_ROWS || rows.some(({ length }) => length > MAX_COLUMNS))
    return {
      problems: [
        {
          at: { line: null, path: '' },
          code: 'tooLarge',
          detail: `more than ${MAX_ROWS} rows or ${MAX_COLUMNS} columns`,
        },
      ],
    }
  const dates = rows.flatMap((row, at) => row.flatMap((cell) => (cell instanceof Date ? [at + 1] : [])))
  if (dates.length > 0)
    return {
      problems: dates.map((line) => ({
        at: { line, path: '' },
        code: 'wrongType',
        detail: 'text, not a date',
      })),
    }
  return rowsOfTable(
    rows.map((row, at) => ({
      line: at + 1,
      cells: row.map((cell) => (cell === null ? '' : String(cell).replace(/\r\n?/g, '\n').trim())),
    })),
  )
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML does not allow them
const UNWRITABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g

/** A workbook with a sheet of questions and a sheet that explains the columns. */
export function writeWorkbook(columns: readonly string[], rows: readonly SheetRow[]): Promise<Uint8Array> {
  const letter = (name: string) => columnLetter(columns.indexOf(name))
  const choice = (name: string, values: readonly string[]) =>
    columns.includes(name)
      ? [{ type: 'list' as const, values: [...values], range: `${letter(name)}2:${letter(name)}${MAX_ROWS}` }]
      : []
  return writeXlsx({
    sheets: [
      {
        name: SHEET,
        columns: columns.map((name) => ({ width: name.includes('question') ? 50 : 18 })),
        rows: [
          [...columns],
          ...rows.map((row) => columns.map((name) => row[name]?.replace(UNWRITABLE, '') ?? null)),
        ],
        freezePane: { rows: 1 },
        dataValidations: [...choice('type', Object.keys(COLUMNS_OF)), ...choice('difficulty', DIFFICULTIES)],
      },
      {
        name: 'How to fill in',
        columns: [{ width: 24 }, { width: 110 }],
        rows: SHEET_HELP.map((line) => [...line]),
      },
    ],
  })
}

function columnLetter(index: number): string {
  const rest = String.fromCharCode(65 + (index % 26))
  return index < 26 ? rest : columnLetter(Math.floor(index / 26) - 1) + rest
}
