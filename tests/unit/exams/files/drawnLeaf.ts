import fc from 'fast-check'
import type { LeafKey, RightNumbers } from '#domain/exams/questions/KeySchema.ts'
import type { Leaf, LeafType } from '#domain/exams/questions/LeafSchema.ts'
import { type Drawn, items, localBlocks, words } from './drawnTexts.ts'

const numbers: fc.Arbitrary<RightNumbers> = fc.constantFrom<RightNumbers>(
  { kind: 'range', from: '6', to: '6' },
  { kind: 'range', from: '-0.5', to: '3' },
  { kind: 'tolerance', value: '2', tolerance: '0.25' },
  { kind: 'tolerance', value: '-7', tolerance: '0' },
  { kind: 'range', from: '100000000000000', to: '100000000000000.00001' },
)

type KeyedLeaf = { leaf: Leaf; key: LeafKey }
const OPTIONS = ['a', 'b', 'c', 'd'] as const
const some = <T>(of: readonly T[]): fc.Arbitrary<T[]> => fc.subarray([...of], { minLength: 1 })

const oneBlank: fc.Arbitrary<KeyedLeaf> = fc
  .record({
    text: fc.constantFrom('The capital is [[x1]].', '[[x1]]', '2 < [[x1]] है'),
    accepted: fc.constantFrom<string[]>(['India', 'भारत'], ['=x', 'a;b *'], ['H~2}']),
    isCaseSensitive: fc.boolean(),
  })
  .map(({ text, ...key }) => ({
    leaf: {
      type: 'fillBlank',
      stem: { hi: [{ kind: 'paragraph', text }] },
      blanks: [{ id: 'x1', kind: 'text' }],
    },
    key: { type: 'fillBlank', blanks: [{ blank: 'x1', kind: 'text', ...key }] },
  }))

/** A question of one type with a key that fits. */
export function drawnLeaf(type: LeafType, drawn: Drawn): fc.Arbitrary<KeyedLeaf> {
  const stem = localBlocks(drawn)
  const options = items(drawn, OPTIONS, true)
  const numberList = fc.array(numbers, { minLength: 1, maxLength: 3 })
  const grid = { stem, rows: items(drawn, ['p', '2', 'r']), columns: items(drawn, ['1', 'two']) }
  const usualGrid = {
    rows: items(drawn, ['p', 'q', 'r']),
    columns: fc.constantFrom(words('One', 'Two'), words('Delhi & co', '$x<2$', 'दिल्ली')),
  }
  const usualRight = fc
    .constantFrom(['a', 'b', 'a'], ['b', 'a', 'a'], ['a', 'a', 'b'])
    .map((columns) => columns.map((column, at) => ({ row: 'pqr'[at] as string, columns: [column] })))
  const rowsRight = fc.tuple(some(['1', 'two']), some(['1', 'two']), some(['1', 'two'])).map(([p, q, r]) => [
    { row: 'p', columns: p },
    { row: '2', columns: q },
    { row: 'r', columns: r },
  ])
  const byType: { [T in LeafType]: () => fc.Arbitrary<KeyedLeaf> } = {
    single: () =>
      fc.record({ stem, options, right: some(OPTIONS) }).map(({ right, ...leaf }) => ({
        leaf: { type: 'single', ...leaf },
        key: { type: 'single', right },
      })),
    assertionReason: () =>
      fc
        .record({ assertion: stem, reason: stem, options, right: some(OPTIONS) })
        .map(({ right, ...leaf }) => ({
          leaf: { type: 'assertionReason', ...leaf },
          key: { type: 'assertionReason', right },
        })),
    multiple: () =>
      fc
        .record({
          stem,
          options,
          right: fc.array(some(OPTIONS), { minLength: 1, maxLength: drawn.isUsual ? 1 : 2 }),
        })
        .map(({ right, ...leaf }) => ({
          leaf: { type: 'multiple', ...leaf },
          key: { type: 'multiple', right },
        })),
    trueFalse: () =>
      fc
        .record({
          stem,
          right: drawn.isUsual ? fc.constantFrom<boolean[]>([true], [false]) : some([true, false]),
        })
        .map(({ stem, right }) => ({
          leaf: { type: 'trueFalse', stem },
          key: { type: 'trueFalse', right },
        })),
    integer: () =>
      fc.record({ stem, numbers: numberList }).map(({ stem, numbers }) => ({
        leaf: { type: 'integer', stem },
        key: { type: 'integer', numbers },
      })),
    numeric: () =>
      fc
        .record({ stem, decimals: fc.constantFrom(null, 0, 2), numbers: numberList })
        .map(({ numbers, ...leaf }) => ({
          leaf: { type: 'numeric', ...leaf },
          key: { type: 'numeric', numbers },
        })),
    match: () =>
      fc
        .record({
          ...grid,
          ...(drawn.isUsual ? usualGrid : {}),
          right: drawn.isUsual ? usualRight : rowsRight,
        })
        .map(({ right, ...leaf }) => ({
          leaf: { type: 'match', ...leaf },
          key: { type: 'match', rows: right },
        })),
    matrix: () =>
      fc.record({ ...grid, right: rowsRight }).map(({ right, ...leaf }) => ({
        leaf: { type: 'matrix', ...leaf },
        key: { type: 'matrix', rows: right },
      })),
    fillBlank: () =>
      drawn.isUsual
        ? oneBlank
        : fc
            .record({
              number: numberList,
              accepted: fc.constantFrom<string[]>(['India', 'भारत'], ['=x', 'a;b', 'c, d'], ['two spaces']),
              isCaseSensitive: fc.boolean(),
            })
            .map(({ number, ...text }) => ({
              leaf: {
                type: 'fillBlank',
                stem: { en: [{ kind: 'paragraph', text: '[[x]] has [[y]] states.' }] },
                blanks: [
                  { id: 'x', kind: 'text' },
                  { id: 'y', kind: 'number' },
                ],
              },
              key: {
                type: 'fillBlank',
                blanks: [
                  { blank: 'x', kind: 'text', ...text },
                  { blank: 'y', kind: 'number', numbers: number },
                ],
              },
            })),
    subjective: () =>
      fc
        .record({ stem, maxFiles: fc.constantFrom(0, 4), maxCharacters: fc.constantFrom(1, 2000) })
        .map((leaf) => ({
          leaf: { type: 'subjective', ...leaf },
          key: {
            type: 'subjective',
            rubric: [
              { text: { en: 'States the law', hi: 'नियम लिखा' }, marks: { num: 1, den: 3 } },
              { text: { en: 'Result; with unit' }, marks: { num: 2, den: 1 } },
            ],
          },
        })),
  }
  return fc
    .tuple(byType[type](), fc.option(localBlocks(drawn), { nil: undefined }))
    .map(([{ leaf, key }, hint]) => ({ leaf: hint ? { ...leaf, hint } : leaf, key }))
}
