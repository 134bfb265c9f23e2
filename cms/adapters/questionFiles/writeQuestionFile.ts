import type { Finding } from '#domain/exams/files/Finding.ts'
import { fileOfQuestions } from '#domain/exams/files/fileOfQuestions.ts'
import { filesOf } from '#domain/exams/files/filesOf.ts'
import type { FileQuestion } from '#domain/exams/files/ImportedQuestion.ts'
import { rowsOfQuestions, usedColumns } from '#domain/exams/files/sheetOfQuestions.ts'
import { writeCsv } from './csvFile.ts'
import { writeDocx } from './docx/writeDocx.ts'
import type { ImportedFile } from './FileCollector.ts'
import { writeMoodle } from './moodle/writeMoodle.ts'
import { writeWorkbook } from './xlsxFile.ts'
import { zip } from './zip.ts'

export const WRITTEN_FORMATS = ['json', 'csv', 'xlsx', 'moodleXml', 'docx'] as const
export type WrittenFormat = (typeof WRITTEN_FORMATS)[number]

export type WrittenFile = {
  bytes: Uint8Array
  type: string
  /** File extension without a dot. A sheet with pictures becomes a ZIP. */
  extension: string
  /** Questions that cannot be exported, and why; the path is the question's id. */
  left: Finding[]
  /** Parts of questions that are left out. */
  notes: Finding[]
}

const TYPES = {
  json: 'application/json',
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xml: 'application/xml',
  zip: 'application/zip',
} as const

/**
 * Writes questions with their pictures in a form that `readQuestionFile` parses again. Pictures are embedded in JSON, Moodle
 * XML and DOCX, and beside a sheet. Throws when a question has no key.
 */
export async function writeQuestionFile(
  format: WrittenFormat,
  questions: readonly FileQuestion[],
  files: readonly ImportedFile[],
): Promise<WrittenFile> {
  const names = new Map(files.map(({ id, name }) => [id, name]))
  const nameOf = (id: string) => names.get(id) ?? id
  const used = new Set(questions.flatMap(filesOf))
  const shown = files.filter(({ id }) => used.has(id))
  const whole = (bytes: Uint8Array, extension: keyof typeof TYPES): WrittenFile => ({
    bytes,
    type: TYPES[extension],
    extension,
    left: [],
    notes: [],
  })
  if (format === 'moodleXml') {
    const { text, left, notes } = writeMoodle(questions, shown)
    return { ...whole(Buffer.from(text), 'xml'), left, notes }
  }
  if (format === 'json') {
    const within = shown.map(({ name, type, bytes }) => ({
      name,
      type,
      base64: Buffer.from(bytes).toString('base64'),
    }))
    const file = { ...fileOfQuestions(questions, nameOf), ...(within.length > 0 ? { files: within } : {}) }
    return whole(Buffer.from(`${JSON.stringify(file, null, 2)}\n`), 'json')
  }
  if (format === 'docx') return whole(await writeDocx(rowsOfQuestions(questions), shown), 'docx')
  const rows = rowsOfQuestions(questions, nameOf)
  const columns = usedColumns(rows)
  const sheet = format === 'csv' ? Buffer.from(writeCsv(columns, rows)) : await writeWorkbook(columns, rows)
  if (shown.length === 0) return whole(sheet, format)
  const pictures = shown.map(({ name, bytes }) => [`pictures/${name}`, bytes] as const)
  return whole(await zip([[`questions.${format}`, sheet], ...pictures]), 'zip')
}
