import type { DraftItem, DraftLeaf, DraftText, QuestionDraft } from '#domain/exams/bank/questionDraft.ts'
import { LOCALES } from '#domain/text/locales.ts'

type Placed = { path: string; text: string }

const both = (path: string, text: DraftText): Placed[] =>
  LOCALES.flatMap((locale) =>
    text[locale].trim() ? [{ path: `${path}.${locale}`, text: text[locale] }] : [],
  )

const items = (path: string, list: readonly DraftItem[]): Placed[] =>
  list.flatMap(({ text }, at) => both(`${path}[${at}].text`, text))

function ofLeaf(leaf: DraftLeaf, base: string): Placed[] {
  const { type } = leaf
  const stem =
    type === 'assertionReason'
      ? [...both(`${base}assertion`, leaf.assertion), ...both(`${base}reason`, leaf.reason)]
      : both(`${base}stem`, leaf.stem)
  const hasOptions = type === 'single' || type === 'multiple' || type === 'assertionReason'
  const hasGrid = type === 'match' || type === 'matrix'
  return [
    ...stem,
    ...(hasOptions ? items(`${base}options`, leaf.options) : []),
    ...(hasGrid ? [...items(`${base}rows`, leaf.rows), ...items(`${base}columns`, leaf.columns)] : []),
    ...both(`${base}hint`, leaf.hint),
    ...both(`${base}solution`, leaf.solution),
  ]
}

/** All texts of a question that are typed, by their paths in the exchange format. */
export const textsOfDraft = (draft: QuestionDraft): Placed[] =>
  draft.type === 'comprehension'
    ? [
        ...both('passage', draft.passage),
        ...draft.parts.flatMap(({ leaf }, at) => ofLeaf(leaf, `parts[${at}].`)),
      ]
    : ofLeaf({ ...draft.leaf, type: draft.type }, '')
