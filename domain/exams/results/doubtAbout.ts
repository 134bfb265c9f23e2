import { fillPlaceholders } from '../../text/fillPlaceholders.ts'
import type { Locale } from '../../text/locales.ts'
import { answerWord } from '../analysis/answerWord.ts'
import type { Answer } from '../answers/AnswerSchema.ts'
import { letterOf } from '../bank/letterOf.ts'
import type { Leaf } from '../questions/LeafSchema.ts'
import type { Inline, LocalTypeset, TypesetBlock, TypesetLeaf } from '../questions/typesetContent.ts'

/** Characters of what is asked; the student adds to it. */
const MOST = 1800

const inlineText = (inline: Inline): string => {
  if (typeof inline === 'string') return inline
  return inline.kind === 'math' ? `$${inline.tex}$` : '___'
}

function blockText(block: TypesetBlock): string {
  if (block.kind === 'paragraph') return block.inlines.map(inlineText).join('')
  return block.kind === 'table'
    ? block.rows.map((row) => row.map((cell) => cell.map(inlineText).join('')).join(' | ')).join('\n')
    : ''
}

/** A text in a language, or in the one that it is written in; formulas as `$…$`, as doubts have them. */
const plainOf = (text: LocalTypeset, locale: Locale): string =>
  (text[locale] ?? text.en ?? text.hi ?? []).map(blockText).filter(Boolean).join('\n')

/**
 * What is asked, in plain text, with options lettered as the student saw them.
 * @param order ids of options as the student saw them; null for their own order
 */
export function askedText(leaf: TypesetLeaf, order: readonly string[] | null, locale: Locale): string {
  const stem = leaf.type === 'assertionReason' ? [leaf.assertion, leaf.reason] : [leaf.stem]
  const shown = inOrder('options' in leaf ? leaf.options : [], order)
  return [
    ...stem.map((text) => plainOf(text, locale)),
    ...shown.map(({ text }, at) => `${letterOf(at)}. ${plainOf(text, locale)}`),
  ].join('\n')
}

/** An answer in one word, with the letters of the options as the student saw them. */
export const ownAnswerText = (leaf: TypesetLeaf, answer: Answer, order: readonly string[] | null): string =>
  answerWord(
    ('options' in leaf ? { ...leaf, options: inOrder(leaf.options, order) } : leaf) as unknown as Leaf,
    answer,
  )

const inOrder = <T extends { id: string }>(items: readonly T[], order: readonly string[] | null): T[] =>
  order ? items.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id)) : [...items]

type Words = { question: string; answer: string; right: string; want: string }

/** A doubt about a question as its form begins: what was asked, answered and right, in words with the places `{text}` and `{answer}`. */
export function doubtAbout(words: Words, asked: string, answer: string, right: string): string {
  const cut = asked.length > MOST ? `${asked.slice(0, MOST - 1)}…` : asked
  return [
    fillPlaceholders(words.question, { text: cut }),
    answer ? fillPlaceholders(words.answer, { answer }) : '',
    right ? fillPlaceholders(words.right, { answer: right }) : '',
    words.want,
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat(' ')
}
