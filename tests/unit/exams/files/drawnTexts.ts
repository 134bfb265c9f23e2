import fc from 'fast-check'
import type { Block, Blocks, LocalBlocks } from '#domain/exams/questions/BlocksSchema.ts'
import { LEAF_TYPES, type LeafType } from '#domain/exams/questions/LeafSchema.ts'

/** What texts are made of: words of both scripts, formulas, and the signs of every notation that they travel through. */
const PIECES = [
  'Force',
  'बल',
  '$x^2$',
  '$\\|v\\|$',
  '$$\\frac{1}{2}mv^2$$',
  '\\ce{H2O}',
  '5 < 6 & 7',
  'a|b',
  '\\|',
  '\\\\',
  '| a | b |',
  '| --- |',
  '\\| --- |',
  '![x](y)',
  '\\![x](y)',
  '[[',
  '<b>',
  '&amp;',
  '~{}=#:',
  '"q"',
  "'",
  '=1+2',
  'A. x',
  'ANSWER: A',
  '::',
  '%50%',
  '//',
  '\\$',
  '-',
  '---',
  '*',
  '`',
  '#',
  ',',
  ';',
  '<br>',
  ']]>',
  '😀',
]
const line = fc
  .array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 4 })
  .map((pieces) => pieces.join(' '))

export const paragraph: fc.Arbitrary<Block> = fc
  .array(line, { minLength: 1, maxLength: 3 })
  .map((lines) => ({ kind: 'paragraph', text: lines.join('\n') }))

const cell = fc.constantFrom('', 'm', '2', '$|x|$', 'a|b', '---', ':-:', '\\---', '\\|', 'दो', 'two\nlines')
export const table: fc.Arbitrary<Block> = fc
  .record({
    columns: fc.integer({ min: 1, max: 4 }),
    rows: fc.integer({ min: 1, max: 4 }),
    hasHeader: fc.boolean(),
  })
  .chain(({ columns, rows, hasHeader }) =>
    fc
      .array(fc.array(cell, { minLength: columns, maxLength: columns }), { minLength: rows, maxLength: rows })
      .map((cells) => ({ kind: 'table', hasHeader, rows: cells })),
  )

export const image = (files: readonly string[]): fc.Arbitrary<Block> =>
  fc.record({
    kind: fc.constant('image' as const),
    file: fc.constantFrom(...files),
    alt: fc.constantFrom('A lens', 'एक लेंस', 'f(x) [left]', 'a "b" <c> & d'),
  })

/** How much of what the bank can hold is drawn. */
export type Drawn = {
  types: readonly LeafType[]
  hasSets: boolean
  /** Ids of pictures; none are drawn where there are none. */
  pictures: readonly string[]
  /** Nothing that other programs have no place for: options that keep their place, several right sets, several blanks. */
  isUsual?: boolean
}
export const EVERYTHING: Drawn = { types: LEAF_TYPES, hasSets: true, pictures: ['f1', 'f2'] }

const blocks = ({ pictures }: Drawn): fc.Arbitrary<Blocks> =>
  fc
    .array(pictures.length > 0 ? fc.oneof(paragraph, table, image(pictures)) : fc.oneof(paragraph, table), {
      maxLength: 2,
    })
    .chain((more) => paragraph.map((first) => [first, ...more]))

/** A text in one language or both. */
export const localBlocks = (drawn: Drawn): fc.Arbitrary<LocalBlocks> =>
  fc.oneof(
    fc.record({ en: blocks(drawn), hi: blocks(drawn) }),
    fc.record({ en: blocks(drawn) }),
    fc.record({ hi: blocks(drawn) }),
  )

/** Options, rows or columns with these ids. */
export const items = (drawn: Drawn, ids: readonly string[], canPin = false) =>
  fc.tuple(...ids.map((id) => localBlocks(drawn).chain((text) => pinned(id, text, canPin && !drawn.isUsual))))
const pinned = (id: string, text: LocalBlocks, canPin: boolean) =>
  fc.constantFrom(
    ...(canPin
      ? [
          { id, text },
          { id, text, isPinned: true },
        ]
      : [{ id, text }]),
  )

/** Options, rows or columns of these words. */
export const words = (...texts: string[]) =>
  texts.map((text, at) => ({
    id: 'abc'[at] as string,
    text: {
      en: [{ kind: 'paragraph' as const, text }],
      hi: [{ kind: 'paragraph' as const, text: `${text} है` }],
    },
  }))
