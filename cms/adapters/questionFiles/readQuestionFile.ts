import type { Finding } from '#domain/exams/files/Finding.ts'
import { filesOf } from '#domain/exams/files/filesOf.ts'
import { parseGift } from '#domain/exams/files/gift/parseGift.ts'
import type { ImportedQuestion, NamedFile } from '#domain/exams/files/ImportedQuestion.ts'
import { parseAiken } from '#domain/exams/files/parseAiken.ts'
import { MAX_FILE_QUESTIONS } from '#domain/exams/files/QuestionFileSchema.ts'
import { questionsOfSheet } from '#domain/exams/files/questionsOfSheet.ts'
import type { Locale } from '#domain/text/locales.ts'
import { readCsv } from './csvFile.ts'
import { beyondAscii, decodeText } from './decodeText.ts'
import { readDocx } from './docx/readDocx.ts'
import { FileCollector, type ImportedFile, typeOfFile } from './FileCollector.ts'
import { htmlText } from './htmlText.ts'
import { questionsOfMoodle } from './moodle/questionsOfMoodle.ts'
import { formatOfName, formatOfText, type QuestionFormat } from './questionFormats.ts'
import { readJson } from './readJson.ts'
import { readWorkbook } from './xlsxFile.ts'
import { XmlError } from './xmlTree.ts'
import { isZip, TooLargeError, unzip } from './zip.ts'

/** Maximum size of a file of questions before decompression, bytes. */
export const MAX_QUESTION_FILE = 10 * 1024 * 1024

/** Problems beyond this number are counted, not listed. */
const MAX_PROBLEMS = 1000

export type QuestionFileContent = {
  /** Null when it could not be detected. */
  format: QuestionFormat | null
  /** The questions without problems; the others are left out. */
  questions: ImportedQuestion[]
  /** The pictures and videos that the questions reference by `id`. */
  files: ImportedFile[]
  problems: Finding[]
}

type Read = { questions: ImportedQuestion[]; problems: Finding[]; named?: NamedFile[] }
type Options = {
  /** The language of formats that do not state it: GIFT, Aiken, Moodle XML without multi-language marks. */
  language?: Locale
}

/**
 * Parses a file of questions in any format: JSON, CSV, XLSX, Moodle XML, GIFT, Aiken, DOCX, or a ZIP of one of them with
 * its pictures. The format is detected from the content; the file name only decides between several matches. Never throws for invalid
 * content: it becomes a problem with its place.
 */
export async function readQuestionFile(
  bytes: Uint8Array,
  name: string,
  { language = 'en' }: Options = {},
): Promise<QuestionFileContent> {
  if (bytes.length > MAX_QUESTION_FILE) return failed('tooLarge', 'more than 10 MB')
  try {
    if (!isZip(bytes)) return await readOne(bytes, name, language, new Map())
    const entries = await unzip(bytes)
    return (await readOffice(entries, new Map())) ?? (await readPackage(entries, language))
  } catch (err) {
    if (err instanceof TooLargeError) return failed('tooLarge', 'more than 60 MB or 2,000 files unpacked')
    if (err instanceof XmlError) return failed('notReadable', err.message, err.line)
    return failed('notReadable', 'it is damaged or is not what its name says')
  }
}

const failed = (code: Finding['code'], detail: string, line: number | null = null): QuestionFileContent => ({
  format: null,
  questions: [],
  files: [],
  problems: [{ at: { line, path: '' }, code, detail }],
})

/** Files of a ZIP by name without folder; null for a name that occurs more than once. */
type Attachments = ReadonlyMap<string, Uint8Array | null>

function attachmentsOf(files: readonly (readonly [string, Uint8Array])[]): Attachments {
  const found = new Map<string, Uint8Array | null>()
  for (const [path, bytes] of files) {
    const name = baseOf(path)
    found.set(name, found.has(name) ? null : bytes)
  }
  return found
}

const baseOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** A text file beside a file of questions in another format is a readme. */
const isPlainText = (path: string): boolean => path.toLowerCase().endsWith('.txt')

/** A ZIP with one file of questions and its pictures, in any folders. */
async function readPackage(
  entries: ReadonlyMap<string, Buffer>,
  language: Locale,
): Promise<QuestionFileContent> {
  const seen = [...entries].filter(([path]) => !/(^|\/)(\.|__MACOSX\/)/.test(path))
  const named = seen.filter(([path]) => formatOfName(path) !== null)
  const formatted = named.filter(([path]) => !isPlainText(path))
  const candidates = formatted.length > 0 ? formatted : named
  const [found, ...more] = candidates
  if (!found) return failed('unknownFormat', '')
  if (more.length > 0) {
    const paths = candidates.map(([path]) => path).join(', ')
    return failed('severalFiles', paths.slice(0, 200))
  }
  const others = seen.filter((entry) => entry !== found)
  return readOne(found[1], baseOf(found[0]), language, attachmentsOf(others))
}

/** A workbook or a Word document, which are ZIPs too; null for another ZIP. */
async function readOffice(
  entries: ReadonlyMap<string, Buffer>,
  attachments: Attachments,
): Promise<QuestionFileContent | null> {
  if (entries.has('xl/workbook.xml'))
    return finished('xlsx', ofTable(await readWorkbook(entries)), [], attachments)
  if (!entries.has('word/document.xml')) return null
  const collector = new FileCollector()
  return finished('docx', await readDocx(entries, collector), collector.files(), attachments)
}

async function readOne(
  bytes: Uint8Array,
  name: string,
  language: Locale,
  attachments: Attachments,
): Promise<QuestionFileContent> {
  if (isZip(bytes)) return (await readOffice(await unzip(bytes), attachments)) ?? failed('unknownFormat', '')
  const decoded = decodeText(bytes)
  if (decoded === null) return failed('notReadable', 'it is no text, and no file of Excel, Word or ZIP')
  const { text, isWindows } = decoded
  const read = readText(text, name, language, attachments)
  return isWindows ? withEncodingNotes(read) : read
}

/** Adds a note to each question with non-ASCII letters that their encoding was assumed. */
const withEncodingNotes = (read: QuestionFileContent): QuestionFileContent => ({
  ...read,
  questions: read.questions.map((question) => {
    const { content, solutions, concepts, source, keys } = question
    const detail = beyondAscii(JSON.stringify([content, solutions, concepts, source, keys]))
    const note: Finding = { at: question.at, code: 'encoding', detail }
    return detail === '' ? question : { ...question, notes: [...question.notes, note] }
  }),
})

function readText(
  text: string,
  name: string,
  language: Locale,
  attachments: Attachments,
): QuestionFileContent {
  const format = formatOfText(text, name)
  const collector = new FileCollector()
  switch (format) {
    case 'json': {
      const { read, within } = readJson(text)
      return finished(format, read, [], new Map([...attachments, ...within]))
    }
    case 'csv':
      return finished(format, ofTable(readCsv(text)), [], attachments)
    case 'moodleXml':
      return finished(format, questionsOfMoodle(text, language, collector), collector.files(), attachments)
    case 'aiken':
      return finished(format, parseAiken(text, language), [], attachments)
    case 'gift':
      return finished(format, parseGift(text, language, htmlText(language)), [], attachments)
    default:
      return failed('unknownFormat', '')
  }
}

const ofTable = (table: ReturnType<typeof readCsv>): Read =>
  'problems' in table ? { questions: [], problems: table.problems } : questionsOfSheet(table.rows)

/** Attaches the files that questions reference; a question whose file is missing becomes a problem. */
function finished(
  format: QuestionFormat,
  { questions, problems, named = [] }: Read,
  embedded: readonly ImportedFile[],
  attachments: Attachments,
): QuestionFileContent {
  const names = new Map(named.map(({ id, name }) => [id, name]))
  const files = new Map(embedded.map((file) => [file.id, file]))
  for (const { id, name } of named) {
    const bytes = attachments.get(name)
    const type = bytes && typeOfFile(bytes)
    if (bytes && type) files.set(id, { id, name, bytes, type })
  }
  const missing: Finding[] = []
  const sound = questions.filter((question) => {
    const gone = filesOf(question).filter((id) => !files.has(id))
    for (const id of gone) {
      const name = names.get(id) ?? id
      const code = attachments.get(name) === null ? 'sameFileName' : 'fileMissing'
      missing.push({ at: question.at, code, detail: name })
    }
    return gone.length === 0
  })
  const used = new Set(sound.flatMap(filesOf))
  const found = [...problems, ...missing]
  if (questions.length > MAX_FILE_QUESTIONS)
    return failed('tooLarge', `more than ${MAX_FILE_QUESTIONS} questions`)
  if (questions.length === 0 && found.length === 0) return failed('noQuestions', '')
  const more: Finding = { at: { line: null, path: '' }, code: 'moreProblems', detail: String(found.length) }
  return {
    format,
    questions: sound,
    problems: found.length > MAX_PROBLEMS ? [...found.slice(0, MAX_PROBLEMS), more] : found,
    files: [...files.values()].filter(({ id }) => used.has(id)),
  }
}
