export const QUESTION_FORMATS = ['json', 'csv', 'xlsx', 'moodleXml', 'gift', 'aiken', 'docx'] as const
export type QuestionFormat = (typeof QUESTION_FORMATS)[number]

const EXTENSIONS: Record<string, QuestionFormat> = {
  json: 'json',
  csv: 'csv',
  xlsx: 'xlsx',
  xml: 'moodleXml',
  gift: 'gift',
  txt: 'gift',
  aiken: 'aiken',
  docx: 'docx',
}

/** The format that a file name's extension suggests; null for an unknown extension. */
export function formatOfName(name: string): QuestionFormat | null {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  return Object.hasOwn(EXTENSIONS, extension) ? (EXTENSIONS[extension] ?? null) : null
}

const AIKEN_ANSWER = /^ANSWER:\s*[A-Z]\s*$/im
const AIKEN_OPTION = /^[A-Z][.)]\s/m

/** Detects the format of a text; the file name only decides between plain-text formats. Null when none matches. */
export function formatOfText(text: string, name: string): QuestionFormat | null {
  const start = text.replace(/^\uFEFF/, '').trimStart()
  if (start.startsWith('<')) return /<quiz[\s>]/.test(start.slice(0, 5000)) ? 'moodleXml' : null
  if (start.startsWith('{') || start.startsWith('[')) return formatOfName(name) === 'gift' ? 'gift' : 'json'
  if (isHeader(start.slice(0, 5000))) return 'csv'
  if (AIKEN_ANSWER.test(text) && AIKEN_OPTION.test(text) && !/[{}]/.test(text)) return 'aiken'
  if (text.includes('{') || start.startsWith('::')) return 'gift'
  const named = formatOfName(name)
  return named === 'csv' || named === 'gift' || named === 'aiken' ? named : null
}

const isHeader = (start: string): boolean =>
  (start.split(/\r?\n/)[0] ?? '')
    .split(/[,;\t]/)
    .map((cell) => cell.replaceAll('"', '').trim().toLowerCase())
    .filter((cell) => cell === 'type' || /_(en|hi)$/.test(cell)).length > 1
