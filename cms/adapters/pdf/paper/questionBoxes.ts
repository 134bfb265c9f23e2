import type { LocalTypeset, TypesetLeaf } from '#domain/exams/questions/typesetContent.ts'
import type { Locale } from '#domain/text/locales.ts'
import { MUTED } from '../Sheet.ts'
import { blockBoxes, columnsBox, type Drawing, textIn } from './blockBoxes.ts'
import { type Box, linesOf, naturalWidth } from './flow.ts'
import type { PrintedOption } from './PaperSheet.ts'

const WORDS = {
  en: { assertion: 'Assertion', reason: 'Reason', trueFalse: 'True or false?', answer: 'Answer:' },
  hi: { assertion: 'कथन', reason: 'कारण', trueFalse: 'सही या गलत?', answer: 'उत्तर:' },
} as const

const space = (height: number): Box => ({ height, draw: () => {} })

/** A question in one language: its text, its options or rows, and the space for an answer. */
export function questionBoxes(leaf: TypesetLeaf, locale: Locale, width: number, drawing: Drawing): Box[] {
  const words = WORDS[locale]
  const text = (value: LocalTypeset, at = width) => blockBoxes(textIn(value, locale), at, drawing)
  const labelled = (label: string, value: LocalTypeset): Box[] => [
    ...linesOf([label], width, { ...drawing, weight: 'strong' }),
    ...text(value),
  ]
  const stem =
    leaf.type === 'assertionReason'
      ? [...labelled(words.assertion, leaf.assertion), space(3), ...labelled(words.reason, leaf.reason)]
      : text(leaf.stem)
  if ('options' in leaf)
    return [...stem, space(4), ...optionBoxes(leaf.options, locale, width, drawing, letterAt)]
  if ('rows' in leaf) {
    const half = width / 2 - 6
    const upper = (_: number, id: string) => id.toUpperCase()
    const rows = optionBoxes(leaf.rows, locale, half, drawing, upper)
    const columns = optionBoxes(leaf.columns, locale, half, drawing, upper)
    return [
      ...stem,
      space(4),
      columnsBox([
        { boxes: rows, x: 0 },
        { boxes: columns, x: half + 12 },
      ]),
    ]
  }
  if (leaf.type === 'trueFalse') return [...stem, ...linesOf([words.trueFalse], width, muted(drawing))]
  if (leaf.type === 'integer' || leaf.type === 'numeric')
    return [
      ...stem,
      space(2),
      ...linesOf([`${words.answer} `, { kind: 'blank', id: '' }], width, muted(drawing)),
    ]
  return stem
}

const muted = (drawing: Drawing): Drawing => ({ ...drawing, colour: MUTED })
const letterAt = (index: number): string => String.fromCharCode(65 + index)
const LETTER_WIDTH = 18

/** Options in as many columns as fit: four, two or one. */
function optionBoxes(
  options: readonly PrintedOption[],
  locale: Locale,
  width: number,
  drawing: Drawing,
  nameOf: (index: number, id: string) => string,
): Box[] {
  const widest = Math.max(...options.map((option) => optionWidth(option, locale, drawing)))
  const columns =
    [4, 2].find((count) => options.length >= count && widest + LETTER_WIDTH + 8 <= width / count) ?? 1
  const column = width / columns
  const boxes = options.map((option, index): Box => {
    const name = linesOf([`(${nameOf(index, option.id)})`], LETTER_WIDTH, drawing)
    const text = blockBoxes(textIn(option.text, locale), column - LETTER_WIDTH - 4, drawing)
    return columnsBox([
      { boxes: name, x: 0 },
      { boxes: text, x: LETTER_WIDTH },
    ])
  })
  return Array.from({ length: Math.ceil(boxes.length / columns) }, (_, row) =>
    columnsBox(
      boxes
        .slice(row * columns, (row + 1) * columns)
        .map((box, index) => ({ boxes: [box, space(2)], x: index * column })),
    ),
  )
}

/** Width of an option; infinite when it has more than one paragraph. */
function optionWidth({ text }: PrintedOption, locale: Locale, drawing: Drawing): number {
  const [block, ...others] = textIn(text, locale)
  return block?.kind === 'paragraph' && others.length === 0
    ? naturalWidth(block.inlines, drawing)
    : Number.POSITIVE_INFINITY
}
