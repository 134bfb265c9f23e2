import { LOCALES, type Locale } from '../../text/locales.ts'
import type { LocalBlocks } from './BlocksSchema.ts'
import type { Leaf } from './LeafSchema.ts'
import type { Content } from './QuestionSchema.ts'

/** The languages in which all of a question can be read, its hint where it has one. */
export const completeLanguages = (content: Content): Locale[] => {
  const texts = localTextsOf(content)
  return LOCALES.filter((locale) => texts.every((text) => text[locale] !== undefined))
}

/** Every text of a question that exists in languages. */
export function localTextsOf(content: Content): LocalBlocks[] {
  if (content.type !== 'comprehension') return [...askedOf(content), ...(content.hint ? [content.hint] : [])]
  return [content.passage, ...content.parts.flatMap(({ content: leaf }) => localTextsOf(leaf))]
}

/** Every text of a question but its hint. */
export function askedOf(leaf: Leaf): LocalBlocks[] {
  const stem = leaf.type === 'assertionReason' ? [leaf.assertion, leaf.reason] : [leaf.stem]
  if ('options' in leaf) return [...stem, ...leaf.options.map(({ text }) => text)]
  return 'rows' in leaf ? [...stem, ...[...leaf.rows, ...leaf.columns].map(({ text }) => text)] : stem
}
