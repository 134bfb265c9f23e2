import type { Answer, Leaf } from './paper.ts'
import { hasShape } from './shape.ts'
import { foldWords, readNumber } from './typed.ts'

// Marking rule 1, the second half: whether what has the form of an answer is one to this question.

export type Refusal = 'shape' | 'type' | 'foreign' | 'twice' | 'notNumber' | 'tooMuch'
/** An answer, the reason why there is none, or null when nothing was chosen or typed. */
type Read = Answer | Refusal | null

/** What was sent, once `hasShape` has seen it. */
type Sent = {
  type: string
  certainty?: 1 | 2 | 3
  option: string
  options: string[]
  value: boolean
  text: string
  rows: { row: string; column: string; columns: string[] }[]
  blanks: { blank: string; text: string }[]
  files: string[]
}

const has = (items: readonly { id: string }[], ids: readonly string[]): boolean =>
  ids.every((id) => items.some((item) => item.id === id))
const isOneSet = (a: readonly string[], b: readonly string[]): boolean =>
  a.every((id) => b.includes(id)) && b.every((id) => a.includes(id))
/** Whether two entries of one name differ. */
const differ = <T>(
  entries: readonly T[],
  name: (entry: T) => string,
  isSame: (a: T, b: T) => boolean,
): boolean => entries.some((a) => entries.some((b) => name(a) === name(b) && !isSame(a, b)))

export function readAnswer(leaf: Leaf, sent: unknown): Read {
  if (sent === null || sent === undefined) return null
  if (!hasShape(sent)) return 'shape'
  const answer = sent as Sent
  if (answer.type !== leaf.type) return 'type'
  const certainty = answer.certainty ?? 1

  switch (leaf.type) {
    case 'single':
    case 'assertionReason':
      return has(leaf.options, [answer.option])
        ? { type: leaf.type, option: answer.option, certainty }
        : 'foreign'
    case 'multiple':
      if (!has(leaf.options, answer.options)) return 'foreign'
      return answer.options.length === 0
        ? null
        : { type: 'multiple', options: new Set(answer.options), certainty }
    case 'trueFalse':
      return { type: 'trueFalse', value: answer.value, certainty }
    case 'integer':
    case 'numeric':
      if (answer.text.trim() === '') return null
      return readNumber(answer.text) === null
        ? 'notNumber'
        : { type: leaf.type, text: answer.text, certainty }
    case 'match': {
      const { rows } = answer
      if (!rows.every(({ row, column }) => has(leaf.rows, [row]) && has(leaf.columns, [column])))
        return 'foreign'
      if (
        differ(
          rows,
          ({ row }) => row,
          (a, b) => a.column === b.column,
        )
      )
        return 'twice'
      if (rows.length === 0) return null
      return { type: 'match', rows: new Map(rows.map(({ row, column }) => [row, column])), certainty }
    }
    case 'matrix': {
      const { rows } = answer
      if (!rows.every(({ row, columns }) => has(leaf.rows, [row]) && has(leaf.columns, columns)))
        return 'foreign'
      if (
        differ(
          rows,
          ({ row }) => row,
          (a, b) => isOneSet(a.columns, b.columns),
        )
      )
        return 'twice'
      const filled = rows.filter(({ columns }) => columns.length > 0)
      if (filled.length === 0) return null
      const sets = new Map(filled.map(({ row, columns }) => [row, new Set(columns)]))
      return { type: 'matrix', rows: sets, certainty }
    }
    case 'fillBlank': {
      if (!answer.blanks.every(({ blank }) => has(leaf.blanks, [blank]))) return 'foreign'
      const typed = answer.blanks.filter(({ text }) => foldWords(text, false) !== '')
      if (
        differ(
          typed,
          ({ blank }) => blank,
          (a, b) => a.text.trim() === b.text.trim(),
        )
      )
        return 'twice'
      if (typed.length === 0) return null
      return { type: 'fillBlank', blanks: new Map(typed.map(({ blank, text }) => [blank, text])), certainty }
    }
    case 'subjective': {
      const files = new Set(answer.files)
      if (files.size > leaf.maxFiles || answer.text.length > leaf.maxCharacters) return 'tooMuch'
      return files.size === 0 && answer.text.trim() === '' ? null : { type: 'subjective', certainty }
    }
  }
}
