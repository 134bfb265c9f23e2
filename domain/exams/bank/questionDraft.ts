import type { LeafType } from '../questions/LeafSchema.ts'
import type { QuestionType } from '../questions/questionTypes.ts'

/** A text in both languages as it is typed; empty where it is not written. */
export type DraftText = { en: string; hi: string }
export type DraftItem = { id: string; text: DraftText; isPinned: boolean }
/** `exact` has `from` alone; `range` and `tolerance` have both (value and tolerance). */
export type DraftNumbers = { kind: 'exact' | 'range' | 'tolerance'; from: string; to: string }
export type DraftBlank = {
  id: string
  kind: 'text' | 'number'
  /** One accepted text a line. */
  accepted: string
  isCaseSensitive: boolean
  numbers: DraftNumbers[]
}

/** A single question, with the fields of all types, so that changing the type loses nothing. */
export type DraftLeaf = {
  type: LeafType
  stem: DraftText
  assertion: DraftText
  reason: DraftText
  hint: DraftText
  solution: DraftText
  solutionVideo: string
  options: DraftItem[]
  rows: DraftItem[]
  columns: DraftItem[]
  /** Ids of right options: alternatives, or in `multiple` all together. */
  right: string[]
  /** Further right sets of `multiple`. */
  otherSets: string[][]
  trueFalse: boolean[]
  numbers: DraftNumbers[]
  decimals: string
  /** Right columns by row. */
  grid: Record<string, string[]>
  blanks: DraftBlank[]
  maxFiles: string
  maxCharacters: string
  rubric: { text: DraftText; marks: string }[]
}

/** A question as the editor has it: everything typed, nothing checked. */
export type QuestionDraft = {
  type: QuestionType
  leaf: DraftLeaf
  passage: DraftText
  parts: { id: string; leaf: DraftLeaf }[]
  difficulty: 'easy' | 'medium' | 'hard'
  concepts: string[]
  source: string
  year: string
}

export const emptyText = (): DraftText => ({ en: '', hi: '' })
export const emptyItem = (id: string): DraftItem => ({ id, text: emptyText(), isPinned: false })
export const emptyNumbers = (): DraftNumbers => ({ kind: 'exact', from: '', to: '' })
export const emptyBlank = (id: string): DraftBlank => ({
  id,
  kind: 'text',
  accepted: '',
  isCaseSensitive: false,
  numbers: [emptyNumbers()],
})

const STANDARD_REASONS: readonly DraftText[] = [
  {
    en: 'Both are true, and the reason explains the assertion.',
    hi: 'कथन और कारण दोनों सही हैं और कारण, कथन की सही व्याख्या है।',
  },
  {
    en: 'Both are true, but the reason does not explain the assertion.',
    hi: 'कथन और कारण दोनों सही हैं, पर कारण, कथन की सही व्याख्या नहीं है।',
  },
  { en: 'The assertion is true, the reason is false.', hi: 'कथन सही है, कारण गलत है।' },
  { en: 'The assertion is false, the reason is true.', hi: 'कथन गलत है, कारण सही है।' },
]

export const emptyLeaf = (type: LeafType = 'single'): DraftLeaf => ({
  type,
  stem: emptyText(),
  assertion: emptyText(),
  reason: emptyText(),
  hint: emptyText(),
  solution: emptyText(),
  solutionVideo: '',
  options: ['a', 'b', 'c', 'd'].map(emptyItem),
  rows: ['p', 'q', 'r', 's'].map(emptyItem),
  columns: ['1', '2', '3', '4'].map(emptyItem),
  right: [],
  otherSets: [],
  trueFalse: [],
  numbers: [emptyNumbers()],
  decimals: '',
  grid: {},
  blanks: [emptyBlank('b1')],
  maxFiles: '5',
  maxCharacters: '0',
  rubric: [],
})

export const emptyQuestion = (): QuestionDraft => ({
  type: 'single',
  leaf: emptyLeaf(),
  passage: emptyText(),
  parts: [
    { id: 'a', leaf: emptyLeaf() },
    { id: 'b', leaf: emptyLeaf() },
  ],
  difficulty: 'medium',
  concepts: [],
  source: '',
  year: '',
})

const isBlank = ({ en, hi }: DraftText): boolean => en.trim() === '' && hi.trim() === ''

/** The leaf with another type. Options of an assertion and reason are the four usual ones while nothing else is typed. */
export function withType(leaf: DraftLeaf, type: LeafType): DraftLeaf {
  const isUntouched = leaf.options.length === 4 && leaf.options.every(({ text }) => isBlank(text))
  const options =
    type === 'assertionReason' && isUntouched
      ? leaf.options.map((option, at) => ({ ...option, text: STANDARD_REASONS[at] ?? option.text }))
      : leaf.options
  return { ...leaf, type, options }
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const STARTS: Record<string, string> = {
  rows: 'pqrstuvwxyz',
  columns: '123456789',
  blanks: '',
  parts: LETTERS,
}

/** An id that none of these have: the next letter or number of its kind. */
export function nextId(
  kind: 'options' | 'rows' | 'columns' | 'blanks' | 'parts',
  taken: readonly string[],
): string {
  const signs = STARTS[kind] ?? LETTERS
  const free = [...signs].find((sign) => !taken.includes(sign))
  if (free) return free
  for (let number = 1; ; number++) {
    const id = `${kind === 'blanks' ? 'b' : kind[0]}${number}`
    if (!taken.includes(id)) return id
  }
}
