import { foldWord } from '../../search/foldWord.ts'
import type { Locale } from '../../text/locales.ts'
import type { LocalBlocks } from './BlocksSchema.ts'
import { askedOf } from './completeLanguages.ts'
import type { Content } from './QuestionSchema.ts'
import { textsIn } from './textsIn.ts'

/** Spaces and punctuation that two typists set differently; signs of formulas are kept. */
const SEPARATORS = /[\s\p{Z}\p{Cf}.,;:!?'"‘’“”()[\]{}$।\\]+/gu

const folded = (text: LocalBlocks, locale: Locale): string =>
  foldWord(textsIn(text[locale] ?? []).join(' ')).replace(SEPARATORS, '')

/**
 * The text of a question for warnings of duplicates: equal for questions that differ in case, spaces,
 * punctuation, the digits' script or the order of options alone. Empty when it is not written in this language.
 */
export function similarText(content: Content, locale: Locale): string {
  if (content.type === 'comprehension') {
    const passage = folded(content.passage, locale)
    const parts = content.parts.map((part) => similarText(part.content, locale))
    return passage === '' ? '' : [passage, ...parts].join('\n')
  }
  const stems = content.type === 'assertionReason' ? 2 : 1
  const texts = askedOf(content).map((text) => folded(text, locale))
  // Options such as numbers are the same in many questions.
  if (texts.slice(0, stems).join('') === '') return ''
  return [...texts.slice(0, stems), ...texts.slice(stems).toSorted()].join('\n').trim()
}
