import { LOCALES } from '../../text/locales.ts'
import type { LocalBlocks } from '../questions/BlocksSchema.ts'
import type { Content } from '../questions/QuestionSchema.ts'
import { splitInlines } from '../questions/splitInlines.ts'
import { textsIn } from '../questions/textsIn.ts'
import { plainFormula } from './plainFormula.ts'

const MAX_LENGTH = 160

const askedFirst = (content: Content): LocalBlocks => {
  if (content.type === 'comprehension') return content.passage
  return content.type === 'assertionReason' ? content.assertion : content.stem
}

const plainText = (text: string): string =>
  splitInlines(text)
    .map((part) => (typeof part === 'string' ? part : part.kind === 'math' ? plainFormula(part.tex) : '___'))
    .join('')

/**
 * What a question is known by in lists: the beginning of what is asked, in English where it is written in it, with formulas as plain
 * text.
 */
export function questionTitle(content: Content): string {
  const asked = askedFirst(content)
  const texts = LOCALES.map((locale) =>
    textsIn(asked[locale] ?? [])
      .join(' ')
      .trim(),
  )
  const text = plainText(texts.find(Boolean) ?? '').replace(/\s+/g, ' ')
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 1).trimEnd()}…` : text
}
