import type { LeafType } from '../questions/LeafSchema.ts'
import type { QuestionType } from '../questions/questionTypes.ts'
import {
  type DraftBlank,
  type DraftItem,
  type DraftLeaf,
  type DraftNumbers,
  type DraftText,
  emptyBlank,
  emptyItem,
  emptyLeaf,
  emptyQuestion,
  type QuestionDraft,
} from './questionDraft.ts'

type Fields = Record<string, unknown>
const list = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value]
const word = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** A question of the exchange format, as the server sends it to the editor. */
export function draftOfExchange(exchange: object): QuestionDraft {
  const fields = exchange as Fields
  const type = fields.type as QuestionType
  const about = {
    difficulty: fields.difficulty as QuestionDraft['difficulty'],
    concepts: list(fields.concepts).map(word),
    source: word(fields.source),
    year: word(fields.year),
  }
  if (type !== 'comprehension') return { ...emptyQuestion(), type, leaf: leafOf(fields), ...about }
  const parts = list(fields.parts).map((part) => ({
    id: word((part as Fields).id),
    leaf: leafOf(part as Fields),
  }))
  return { ...emptyQuestion(), type, passage: textOf(fields.passage), parts, ...about }
}

function leafOf(fields: Fields): DraftLeaf {
  const type = fields.type as LeafType
  const empty = emptyLeaf(type)
  const sets = type === 'multiple' ? list(fields.right).map((set) => list(set).map(word)) : []
  return {
    ...empty,
    stem: textOf(fields.stem),
    assertion: textOf(fields.assertion),
    reason: textOf(fields.reason),
    hint: textOf(fields.hint),
    solution: textOf(fields.solution),
    solutionVideo: word(fields.solutionVideo),
    options: fields.options ? list(fields.options).map(itemOf) : empty.options,
    rows: fields.rows ? list(fields.rows).map(itemOf) : empty.rows,
    columns: fields.columns ? list(fields.columns).map(itemOf) : empty.columns,
    right: type === 'single' || type === 'assertionReason' ? list(fields.right).map(word) : (sets[0] ?? []),
    otherSets: sets.slice(1),
    trueFalse: type === 'trueFalse' ? (list(fields.right) as boolean[]) : [],
    numbers: fields.numbers ? list(fields.numbers).map(numbersOf) : empty.numbers,
    decimals: word(fields.decimals),
    grid: type === 'match' || type === 'matrix' ? gridOf(fields.right) : {},
    blanks: fields.blanks ? list(fields.blanks).map(blankOf) : empty.blanks,
    maxFiles: fields.maxFiles === undefined ? empty.maxFiles : word(fields.maxFiles),
    maxCharacters: fields.maxCharacters === undefined ? empty.maxCharacters : word(fields.maxCharacters),
    rubric: list(fields.rubric).map((step) => ({
      text: textOf((step as Fields).text),
      marks: word((step as Fields).marks),
    })),
  }
}

function textOf(value: unknown): DraftText {
  if (typeof value === 'string') return { en: value, hi: '' }
  const { en, hi } = (value ?? {}) as Fields
  return { en: word(en), hi: word(hi) }
}

const itemOf = (value: unknown): DraftItem => {
  const { id, text, isPinned } = value as Fields
  return { ...emptyItem(word(id)), text: textOf(text), isPinned: isPinned === true }
}

const gridOf = (right: unknown): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries((right ?? {}) as Fields).map(([row, columns]) => [row, list(columns).map(word)]),
  )

function numbersOf(value: unknown): DraftNumbers {
  if (typeof value !== 'object' || value === null) return { kind: 'exact', from: word(value), to: '' }
  const { from, to, value: middle, tolerance } = value as Fields
  return middle === undefined
    ? { kind: 'range', from: word(from), to: word(to) }
    : { kind: 'tolerance', from: word(middle), to: word(tolerance) }
}

function blankOf(value: unknown): DraftBlank {
  const { id, kind, accepted, isCaseSensitive, numbers } = value as Fields
  const empty = emptyBlank(word(id))
  return {
    ...empty,
    kind: kind === 'number' ? 'number' : 'text',
    accepted: list(accepted).map(word).join('\n'),
    isCaseSensitive: isCaseSensitive === true,
    numbers: numbers ? list(numbers).map(numbersOf) : empty.numbers,
  }
}
