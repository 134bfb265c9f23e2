import type { Locale } from '../../text/locales.ts'
import { type RightWords, rightText } from '../bank/rightTexts.ts'
import type { LeafKey } from '../questions/KeySchema.ts'
import type { TypesetLeaf } from '../questions/typesetContent.ts'

const WORDS: Record<Locale, RightWords> = {
  en: { or: 'or', to: '{from} to {to}', yes: 'True', no: 'False' },
  hi: { or: 'या', to: '{from} से {to}', yes: 'सही', no: 'गलत' },
}

/**
 * What is right in a question, in words of a language. Letters are those of the order in which a student saw the options. Empty for written
 * answers, of which experts decide.
 * @param order ids of options as the student saw them; null for their own order
 */
export function rightAnswerText(
  leaf: TypesetLeaf,
  key: LeafKey,
  order: readonly string[] | null,
  locale: Locale,
): string {
  if (key.type === 'subjective') return ''
  return rightText(inOrder(leaf, order), key, WORDS[locale])
}

function inOrder(leaf: TypesetLeaf, order: readonly string[] | null): TypesetLeaf {
  if (!order || !('options' in leaf)) return leaf
  const options = leaf.options.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
  return { ...leaf, options } as TypesetLeaf
}
