import type { Leaf } from '../questions/LeafSchema.ts'
import { type Answer, AnswerSchema } from './AnswerSchema.ts'
import { foldNumber, foldPhrase } from './foldTyped.ts'

/**
 * Why something is no answer to a question. `shape`: it is no answer at all, or too long. `type`: it answers
 * another type of question. `foreign`: it names an option, row, column or blank that the question does not
 * have. `twice`: it answers one row or blank in two ways. `notNumber`: no number was typed. `tooMuch`: more
 * files or text than the question takes.
 */
export type AnswerRefusal = 'shape' | 'type' | 'foreign' | 'twice' | 'notNumber' | 'tooMuch'

/** `answer` is null when nothing was chosen or typed. */
export type FitAnswer = { ok: true; answer: Answer | null } | { ok: false; reason: AnswerRefusal }

const blank: FitAnswer = { ok: true, answer: null }
const refused = (reason: AnswerRefusal): FitAnswer => ({ ok: false, reason })
const fits = (answer: Answer): FitAnswer => ({ ok: true, answer })

/**
 * Anything at all as an answer to a question: in its one form, with doubles folded and rows without an entry
 * left out, or the reason why it is none. Null and undefined are no answer; so are empty lists and texts.
 */
export function fitAnswer(leaf: Leaf, value: unknown): FitAnswer {
  if (value === null || value === undefined) return blank
  const parsed = AnswerSchema.safeParse(value)
  if (!parsed.success) return refused('shape')
  const answer = parsed.data
  if (answer.type !== leaf.type) return refused('type')
  if ((answer.type === 'single' || answer.type === 'assertionReason') && 'options' in leaf)
    return idsOf(leaf.options).has(answer.option) ? fits(answer) : refused('foreign')
  if (answer.type === 'multiple' && leaf.type === 'multiple') return fitOptions(leaf, answer)
  if (answer.type === 'integer' || answer.type === 'numeric') return fitNumber(answer)
  if (answer.type === 'match' && leaf.type === 'match') return fitMatch(leaf, answer)
  if (answer.type === 'matrix' && leaf.type === 'matrix') return fitMatrix(leaf, answer)
  if (answer.type === 'fillBlank' && leaf.type === 'fillBlank') return fitBlanks(leaf, answer)
  if (answer.type === 'subjective' && leaf.type === 'subjective') return fitWork(leaf, answer)
  return fits(answer)
}

type LeafOf<T extends Leaf['type']> = Extract<Leaf, { type: T }>
type AnswerOf<T extends Answer['type']> = Extract<Answer, { type: T }>

const idsOf = (items: readonly { id: string }[]): Set<string> => new Set(items.map(({ id }) => id))

/** Ids in the order of the question, each once; null when one of them is not in it. */
function inOrder(items: readonly { id: string }[], chosen: readonly string[]): string[] | null {
  const known = items.map(({ id }) => id)
  return chosen.every((id) => known.includes(id)) ? known.filter((id) => chosen.includes(id)) : null
}

function fitOptions(leaf: LeafOf<'multiple'>, answer: AnswerOf<'multiple'>): FitAnswer {
  const options = inOrder(leaf.options, answer.options)
  if (options === null) return refused('foreign')
  return options.length === 0 ? blank : fits({ ...answer, options })
}

function fitNumber(answer: AnswerOf<'integer'> | AnswerOf<'numeric'>): FitAnswer {
  if (answer.text.trim() === '') return blank
  const text = foldNumber(answer.text)
  return text === null ? refused('notNumber') : fits({ ...answer, text })
}

function fitMatch(leaf: LeafOf<'match'>, answer: AnswerOf<'match'>): FitAnswer {
  const columns = idsOf(leaf.columns)
  if (!answer.rows.every(({ column }) => columns.has(column))) return refused('foreign')
  const byRow = onceEach(
    leaf.rows,
    answer.rows.map(({ row, column }) => [row, column]),
  )
  if (typeof byRow === 'string') return refused(byRow)
  const rows = [...byRow].map(([row, column]) => ({ row, column }))
  return rows.length === 0 ? blank : fits({ ...answer, rows })
}

function fitMatrix(leaf: LeafOf<'matrix'>, answer: AnswerOf<'matrix'>): FitAnswer {
  const folded = answer.rows.map(({ row, columns }) => ({ row, columns: inOrder(leaf.columns, columns) }))
  if (folded.some(({ columns }) => columns === null)) return refused('foreign')
  const byRow = onceEach(
    leaf.rows,
    folded.map(({ row, columns }) => [row, (columns ?? []).join()]),
  )
  if (typeof byRow === 'string') return refused(byRow)
  const rows = [...byRow].flatMap(([row, columns]) =>
    columns === '' ? [] : { row, columns: columns.split(',') },
  )
  return rows.length === 0 ? blank : fits({ ...answer, rows })
}

function fitBlanks(leaf: LeafOf<'fillBlank'>, answer: AnswerOf<'fillBlank'>): FitAnswer {
  const typed = answer.blanks.filter(({ text }) => foldPhrase(text) !== '')
  const byBlank = onceEach(
    leaf.blanks,
    typed.map(({ blank: id, text }) => [id, text.trim()]),
    answer.blanks.map(({ blank: id }) => id),
  )
  if (typeof byBlank === 'string') return refused(byBlank)
  const lastTyped = new Map(typed.map(({ blank: id, text }) => [id, text]))
  const blanks = [...byBlank.keys()].map((id) => ({ blank: id, text: lastTyped.get(id) as string }))
  return blanks.length === 0 ? blank : fits({ ...answer, blanks })
}

function fitWork(leaf: LeafOf<'subjective'>, answer: AnswerOf<'subjective'>): FitAnswer {
  const files = [...new Set(answer.files)]
  if (files.length > leaf.maxFiles || answer.text.length > leaf.maxCharacters) return refused('tooMuch')
  return files.length === 0 && answer.text.trim() === '' ? blank : fits({ ...answer, files })
}

/** What was entered for each row or blank, in the order of the question; equal entries are one. */
function onceEach(
  items: readonly { id: string }[],
  entries: readonly (readonly [string, string])[],
  named: readonly string[] = entries.map(([id]) => id),
): Map<string, string> | 'foreign' | 'twice' {
  const known = idsOf(items)
  if (!named.every((id) => known.has(id))) return 'foreign'
  const byId = new Map<string, string>()
  for (const [id, value] of entries) {
    if (byId.has(id) && byId.get(id) !== value) return 'twice'
    byId.set(id, value)
  }
  return new Map(items.flatMap(({ id }) => (byId.has(id) ? [[id, byId.get(id) as string] as const] : [])))
}
