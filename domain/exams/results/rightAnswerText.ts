import type { Locale } from '../../text/locales.ts'
import { letterOf, rowLetterOf } from '../bank/letterOf.ts'
import { type RightWords, rightText } from '../bank/rightTexts.ts'
import type { LeafKey } from '../questions/KeySchema.ts'
import type { TypesetLeaf } from '../questions/typesetContent.ts'

const WORDS: Record<Locale, RightWords> = {
  en: { or: 'or', to: '{from} to {to}', yes: 'True', no: 'False' },
  hi: { or: 'या', to: '{from} से {to}', yes: 'सही', no: 'गलत' },
}

/**
 * What is right in a question, in words of a language. Letters are those of the order in which a student saw options and columns, blanks are
 * numbered. Empty for written answers, of which experts decide.
 * @param order ids of options, or of columns of a match, as the student saw them; null for their own order
 */
export function rightAnswerText(
  leaf: TypesetLeaf,
  key: LeafKey,
  order: readonly string[] | null,
  locale: Locale,
): string {
  if (key.type === 'subjective') return ''
  const shown = inOrder(leaf, order)
  return rightText(shown, asShown(shown, key), WORDS[locale])
}

function inOrder(leaf: TypesetLeaf, order: readonly string[] | null): TypesetLeaf {
  if (!order) return leaf
  const sorted = <One extends { id: string }>(all: readonly One[]): One[] =>
    all.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
  if ('options' in leaf) return { ...leaf, options: sorted(leaf.options) } as TypesetLeaf
  return 'columns' in leaf ? ({ ...leaf, columns: sorted(leaf.columns) } as TypesetLeaf) : leaf
}

/** A key with the letters and numbers by which students know rows, columns and blanks, instead of their ids. */
function asShown(leaf: TypesetLeaf, key: LeafKey): LeafKey {
  const at = (all: readonly { id: string }[], id: string) => all.findIndex((one) => one.id === id)
  if ((key.type === 'match' || key.type === 'matrix') && 'rows' in leaf && 'columns' in leaf)
    return {
      ...key,
      rows: key.rows.map(({ row, columns }) => ({
        row: rowLetterOf(at(leaf.rows, row)),
        columns: columns.map((column) => letterOf(at(leaf.columns, column))).sort(),
      })),
    }
  if (key.type !== 'fillBlank' || !('blanks' in leaf)) return key
  const name = (id: string) => (leaf.blanks.length > 1 ? String(at(leaf.blanks, id) + 1) : '')
  return { ...key, blanks: key.blanks.map((blank) => ({ ...blank, blank: name(blank.blank) })) }
}
