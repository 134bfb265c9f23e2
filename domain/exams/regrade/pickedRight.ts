import { answerText, isRefused, parseAnswer } from '../files/answerText.ts'
import { OPTION_LETTERS, ROW_LETTERS } from '../files/lettered.ts'
import type { LeafKey } from '../questions/KeySchema.ts'
import type { Leaf, LeafType } from '../questions/LeafSchema.ts'

type PickedType = Exclude<LeafType, 'integer' | 'numeric' | 'fillBlank' | 'subjective'>
/** One mark in a key: of an option or column, in one of several right sets, or in a row. */
export type Mark = { letter: string; set?: number; row?: string }

const PICKED: readonly LeafType[] = ['single', 'assertionReason', 'multiple', 'trueFalse', 'match', 'matrix']

/** Whether the key of a type is picked from what the question offers; keys of other types are typed. */
export const isPicked = (type: LeafType): type is PickedType => PICKED.includes(type)

/** Letters of options or columns, and of rows, as a key names them; `true` and `false` where the question has no options. */
export function lettersOf(leaf: Leaf): { letters: string[]; rows: string[] } {
  const offered = 'options' in leaf ? leaf.options : 'columns' in leaf ? leaf.columns : null
  return {
    letters: offered ? OPTION_LETTERS.slice(0, offered.length) : ['true', 'false'],
    rows: 'rows' in leaf ? ROW_LETTERS.slice(0, leaf.rows.length) : [],
  }
}

/** The letters of each right set of an answer (one set but for `multiple`), or of each row. */
export function picksOf(type: PickedType, answer: string): { sets: string[][]; rows: Map<string, string[]> } {
  const key = answer.trim() === '' ? null : parseAnswer(type, answer)
  const found = { sets: [[]] as string[][], rows: new Map<string, string[]>() }
  if (key === null || isRefused(key)) return found
  if (key.type === 'multiple') return { ...found, sets: key.right.map((set) => set.filter(Boolean)) }
  if ('right' in key) return { ...found, sets: [key.right.map(String)] }
  if ('rows' in key) return { ...found, rows: new Map(key.rows.map(({ row, columns }) => [row, columns])) }
  return found
}

/** The answer with a mark set, or removed where it was; in the order that the question has. Empty without any. */
export function togglePick(type: PickedType, answer: string, { letter, set = 0, row }: Mark): string {
  const { sets, rows } = picksOf(type, answer)
  const toggled = (letters: readonly string[]): string[] =>
    letters.includes(letter) ? letters.filter((one) => one !== letter) : inOrder([...letters, letter])
  if (row !== undefined) {
    const changed = new Map(rows).set(row, toggled(rows.get(row) ?? []))
    const filled = inOrder([...changed.keys()]).flatMap((one) => {
      const columns = changed.get(one) ?? []
      return columns.length > 0 ? { row: one, columns } : []
    })
    return answerText({ type, rows: filled } as LeafKey)
  }
  const next = Array.from({ length: Math.max(sets.length, set + 1) }, (_, at) =>
    at === set ? toggled(sets[at] ?? []) : (sets[at] ?? []),
  ).filter((letters) => letters.length > 0)
  return answerText({ type, right: type === 'multiple' ? next : (next[0] ?? []) } as LeafKey)
}

const inOrder = (letters: readonly string[]): string[] =>
  letters.includes('true') || letters.includes('false') ? letters.toSorted().toReversed() : letters.toSorted()
