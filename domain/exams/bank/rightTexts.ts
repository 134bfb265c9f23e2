import { fillPlaceholders } from '../../text/fillPlaceholders.ts'
import { marksText } from '../marks/marksText.ts'
import { leafId } from '../questions/ids.ts'
import type { LeafKey, RightNumbers } from '../questions/KeySchema.ts'
import type { TypesetContent, TypesetLeaf } from '../questions/typesetContent.ts'
import { letterOf } from './letterOf.ts'

/** What is right in each leaf of a question, in words, by the names of its keys. */
export function rightTexts(
  id: string,
  content: TypesetContent,
  keys: readonly { question: string; key: LeafKey }[],
): Record<string, string> {
  const leaves: { name: string; leaf: TypesetLeaf }[] =
    content.type === 'comprehension'
      ? content.parts.map((part) => ({ name: leafId(id, part.id), leaf: part.content }))
      : [{ name: id, leaf: content }]
  return Object.fromEntries(
    leaves.flatMap(({ name, leaf }) => {
      const key = keys.find(({ question }) => question === name)?.key
      return key ? [[name, rightText(leaf, key)]] : []
    }),
  )
}

/** `to` has the placeholders `{from}` and `{to}`. */
export type RightWords = { or: string; to: string; yes: string; no: string }
const ENGLISH: RightWords = { or: 'or', to: '{from} to {to}', yes: 'True', no: 'False' }

/** What is right in a leaf; letters are those of the order of its options. */
export function rightText(leaf: TypesetLeaf, key: LeafKey, words: RightWords = ENGLISH): string {
  const or = ` ${words.or} `
  const numbers = (one: RightNumbers) => numbersText(one, words)
  const letter = (id: string) =>
    'options' in leaf ? letterOf(leaf.options.findIndex((option) => option.id === id)) : id
  switch (key.type) {
    case 'single':
    case 'assertionReason':
      return key.right.map(letter).join(or)
    case 'multiple':
      return key.right.map((set) => set.map(letter).sort().join(', ')).join(or)
    case 'trueFalse':
      return key.right.map((value) => (value ? words.yes : words.no)).join(or)
    case 'integer':
    case 'numeric':
      return key.numbers.map(numbers).join(or)
    case 'match':
    case 'matrix':
      return key.rows
        .map(({ row, columns }) => {
          const shown = columns.map((column) => column.toUpperCase())
          return `${row.toUpperCase()} → ${shown.join(key.type === 'match' ? or : ', ')}`
        })
        .join('; ')
    case 'fillBlank':
      return key.blanks
        .map((blank) => {
          const right = blank.kind === 'text' ? blank.accepted : blank.numbers.map(numbers)
          return `${blank.blank ? `${blank.blank}: ` : ''}${right.join(or)}`
        })
        .join('; ')
    case 'subjective':
      return key.rubric.map(({ text, marks }) => `${text.en ?? text.hi} (${marksText(marks)})`).join('; ')
  }
}

const numbersText = (numbers: RightNumbers, { to }: RightWords): string => {
  if (numbers.kind === 'tolerance') return `${numbers.value} ± ${numbers.tolerance}`
  return numbers.from === numbers.to
    ? numbers.from
    : fillPlaceholders(to, { from: numbers.from, to: numbers.to })
}
