import { foldNumber } from '../answers/foldTyped.ts'
import { parseMarks } from '../marks/parseMarks.ts'
import type { LeafKey, RightNumbers } from '../questions/KeySchema.ts'
import type { LeafType } from '../questions/LeafSchema.ts'
import type { FindingCode } from './Finding.ts'
import { exactMarks } from './fileOfQuestions.ts'

export type Refused = { code: FindingCode; detail: string }
const refused = (detail: string): Refused => ({ code: 'answer', detail: detail.slice(0, 80) })
export const isRefused = (value: unknown): value is Refused =>
  typeof value === 'object' && value !== null && 'code' in value
/** The first refusal, or everything. */
const allOf = <T extends object>(items: readonly (T | Refused)[]): T[] | Refused =>
  items.find(isRefused) ?? (items as T[])

const split = (text: string, sign: string): string[] => text.split(sign).map((part) => part.trim())
/** Parts between signs that a backslash before them makes plain. */
const splitEscaped = (text: string, sign: string): string[] => {
  const parts = ['']
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '\\' && (text[at + 1] === sign || text[at + 1] === '\\'))
      parts.push(`${parts.pop()}${text[++at]}`)
    else if (text[at] === sign) parts.push('')
    else parts.push(`${parts.pop()}${text[at]}`)
  }
  return parts.map((part) => part.trim())
}
const escaped = (text: string): string =>
  text
    .replace(/\s*\n\s*/g, ' ')
    .replaceAll('\\', '\\\\')
    .replaceAll('|', '\\|')

/** Numbers as a sheet has them: `12.5`, `2 to 3`, `2 ± 0.25`; several are separated by `|`. */
export const numbersText = (numbers: readonly RightNumbers[]): string =>
  numbers
    .map((range) => {
      if (range.kind === 'tolerance') return `${range.value} ± ${range.tolerance}`
      return range.from === range.to ? range.from : `${range.from} to ${range.to}`
    })
    .join(' | ')

export function parseNumbers(text: string): RightNumbers[] | Refused {
  const ranges = split(text, '|').map((part): RightNumbers | Refused => {
    if (part.length > 100) return { code: 'number', detail: part.slice(0, 60) }
    const [, from = part, kind, to] = /^(.+?)\s*(±|\+\/?-|\bto\b|\bसे\b)\s*(.+)$/i.exec(part) ?? []
    const [low, high] = [foldNumber(from), foldNumber(to ?? from)]
    if (low === null || high === null) return { code: 'number', detail: part.slice(0, 60) }
    return kind === undefined || /to|से/i.test(kind)
      ? { kind: 'range', from: low, to: high }
      : { kind: 'tolerance', value: low, tolerance: high }
  })
  return allOf(ranges)
}

/**
 * What is right, as one cell has it, in the letters of `lettered`: `b`, or `b | c` where each alone is right; `a, c` or
 * `a, c | b` for sets; `true`; numbers; a line `p: a` for each row; a line `x = word | word` for each blank, with `==`
 * where case matters and `#` before numbers.
 */
export function answerText(key: LeafKey): string {
  switch (key.type) {
    case 'single':
    case 'assertionReason':
    case 'trueFalse':
      return key.right.join(' | ')
    case 'multiple':
      return key.right.map((set) => set.join(', ')).join(' | ')
    case 'integer':
    case 'numeric':
      return numbersText(key.numbers)
    case 'match':
    case 'matrix': {
      const sign = key.type === 'match' ? ' | ' : ', '
      return key.rows.map(({ row, columns }) => `${row}: ${columns.join(sign)}`).join('\n')
    }
    case 'fillBlank':
      return key.blanks
        .map((blank) =>
          blank.kind === 'number'
            ? `${blank.blank} # ${numbersText(blank.numbers)}`
            : `${blank.blank} ${blank.isCaseSensitive ? '==' : '='} ${blank.accepted.map(escaped).join(' | ')}`,
        )
        .join('\n')
    case 'subjective':
      return ''
  }
}

/** The reverse of `answerText` for a type other than `subjective`. */
export function parseAnswer(type: Exclude<LeafType, 'subjective'>, text: string): LeafKey | Refused {
  switch (type) {
    case 'single':
    case 'assertionReason':
      return { type, right: split(text.toLowerCase(), '|') }
    case 'multiple':
      return { type, right: split(text.toLowerCase(), '|').map((set) => split(set, ',')) }
    case 'trueFalse': {
      const right = split(text, '|').map(truth)
      return right.every((value) => value !== null) ? { type, right } : refused(text)
    }
    case 'integer':
    case 'numeric': {
      const numbers = parseNumbers(text)
      return isRefused(numbers) ? numbers : { type, numbers }
    }
    case 'match':
    case 'matrix': {
      const rows = allOf(
        linesOf(text.toLowerCase()).map((line): Row | Refused => {
          const [row = '', columns] = split(line, ':')
          return columns ? { row, columns: split(columns, type === 'match' ? '|' : ',') } : refused(line)
        }),
      )
      return isRefused(rows) ? rows : { type, rows }
    }
    case 'fillBlank': {
      const blanks = allOf(linesOf(text).map(parseBlank))
      return isRefused(blanks) ? blanks : { type, blanks }
    }
  }
}

type Row = { row: string; columns: string[] }
type Blank = Extract<LeafKey, { type: 'fillBlank' }>['blanks'][number]

function parseBlank(line: string): Blank | Refused {
  const [, blank, sign, rest] = /^([A-Za-z0-9][\w-]*)\s*(==|=|#)\s*(.+)$/.exec(line) ?? []
  if (blank === undefined || rest === undefined) return refused(line)
  if (sign !== '#') {
    const accepted = splitEscaped(rest, '|')
    return { blank, kind: 'text', accepted, isCaseSensitive: sign === '==' }
  }
  const numbers = parseNumbers(rest)
  return isRefused(numbers) ? numbers : { blank, kind: 'number', numbers }
}

const linesOf = (text: string): string[] => split(text, '\n').filter(Boolean)

const RIGHT = ['true', 't', 'सत्य']
const WRONG = ['false', 'f', 'असत्य']
const truth = (word: string): boolean | null => {
  const value = word.toLowerCase()
  return RIGHT.includes(value) ? true : WRONG.includes(value) ? false : null
}

type Rubric = Extract<LeafKey, { type: 'subjective' }>['rubric']

/** What an expert looks for: a line `marks | in English | in Hindi` each; one of the two may be empty. */
export const rubricText = (rubric: Rubric): string =>
  rubric
    .map(({ text, marks }) =>
      [exactMarks(marks), ...[text.en ?? '', text.hi ?? ''].map(escaped)].join(' | ').trim(),
    )
    .join('\n')

export function parseRubric(text: string): Rubric | Refused {
  const lines = linesOf(text).map((line): Rubric[number] | Refused => {
    const [marks = '', en, hi, ...more] = splitEscaped(line, '|')
    const parsed = parseMarks(marks)
    if (!parsed) return { code: 'marks', detail: marks.slice(0, 60) }
    if ((!en && !hi) || more.length > 0) return refused(line)
    return { text: { ...(en ? { en } : {}), ...(hi ? { hi } : {}) }, marks: parsed }
  })
  return allOf(lines)
}
