import type { Leaf } from '#domain/exams/questions/LeafSchema.ts'

type Pick = <T>(list: readonly T[]) => T

const LONG_ID = 'a'.repeat(65)
/** Ids that no question has, some of them no ids at all. */
const STRANGE_IDS = [
  'zz',
  '',
  ' a',
  'a ',
  'A',
  '__proto__',
  'constructor',
  'a.b',
  '-a',
  'ａ',
  LONG_ID,
  'a'.repeat(64),
]
/** What stands where an id, a text or a list should. */
const NO_TEXTS: readonly unknown[] = [null, 0, 1, true, Number.NaN, ['a'], [['a']], { id: 'a' }, {}]

const NUMBERS = [
  '2',
  '2.5',
  '-1',
  '-0.25',
  '10',
  '1.414',
  '0',
  '100000000000000.5',
  '999999999999999',
  '0.000000000000001',
  '1.409',
  '1.424',
  '1.4240000000001',
  '9.99',
  '10.01',
  '11',
  '1.5',
  '1.4999999',
  '3.5',
  '-2',
  '+2',
  '2.',
  '02',
  '2.50',
  '२',
  '२.५०',
  '- 1',
  '+ 2.5',
  '−1',
  '–1',
  '\u200b2',
  '2\u200b.5',
  ' 2\u00a0',
  '\ufeff2',
  '00000000000000002',
  '0000000000000002',
  '2.000000000000000',
  '2.0000000000000000',
  '.5',
  '-.25',
  '-0',
  '+.0',
  '1,5',
  '1,500',
  '1 500',
  '1/3',
  '1e1',
  '2 m',
  'NaN',
  'Infinity',
  '1.2.3',
  '--1',
  '+-1',
  '2-',
  '.',
  '-',
  '+',
  '-.',
  '0x2',
  '２',
  '२2',
  '٢',
  '2\n',
  '\t2',
  '2\u0085',
  '\u180e2',
  '\u200b',
  '',
  ' ',
  '\u3000',
  '𝟐',
  '½',
  '①',
  `2${' '.repeat(39)}`,
  `2${' '.repeat(40)}`,
  `2${'\u200b'.repeat(40)}`,
  ' '.repeat(41),
  '2'.repeat(41),
]
const WORDS = [
  'a-1',
  'A−1',
  'A—1',
  '"delhi"',
  '”Delhi“',
  '20',
  '२0',
  'istanbul',
  'i̇stanbul',
  'İSTANBUL',
  'οδος',
  'οδοσ',
  'N’s',
  'Delhi',
  'DELHI',
  'delhi',
  ' Delhi\u00a0',
  'Del\u200bhi',
  'Del\u00adhi',
  'De lhi',
  'Dеlhi',
  'Delhi.',
  'दिल्ली',
  'दिल्\u200dली',
  'New Delhi',
  'new\t\n delhi',
  'New\u200b Delhi',
  'NewDelhi',
  'New\u2028Delhi',
  'café',
  'cafe\u0301',
  'CAFE\u0301',
  'cafe',
  'cafe\u200d\u0301',
  'Newton’s',
  'Newton‘s',
  'Newton`s',
  "newton's",
  '\u200b',
  '\u200b \u200b',
  '',
  ' ',
  '\u00a0',
  '\u0085',
  'x'.repeat(200),
  'x'.repeat(201),
  `Delhi${' '.repeat(195)}`,
  `Delhi${' '.repeat(196)}`,
]

const letters = (ids: readonly { id: string }[]): string[] => ids.map(({ id }) => id)

/** An answer of the type of the question, often one that is none. */
function nearAnswer(leaf: Leaf, pick: Pick): Record<string, unknown> {
  const { type } = leaf
  const id = (known: readonly string[]): unknown => {
    const place = pick([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2])
    return place === 0 ? pick(known) : place === 1 ? pick(STRANGE_IDS) : pick(NO_TEXTS)
  }
  const several = <T>(make: () => T): T[] => Array.from({ length: pick([0, 1, 2, 2, 3, 4]) }, make)
  const many = <T>(list: readonly T[]): T[] => {
    const times = pick([1, 1, 1, 1, 1, 1, 1, 1, 2, 41])
    return list.length === 0
      ? []
      : Array.from({ length: list.length * times }, (_, index) => list[index % list.length] as T)
  }
  if (type === 'single' || type === 'assertionReason') return { type, option: id(letters(leaf.options)) }
  if (type === 'multiple') {
    const known = letters(leaf.options)
    return { type, options: pick([known, many(several(() => id(known))), many(several(() => pick(known)))]) }
  }
  if (type === 'trueFalse') return { type, value: pick<unknown>([true, false, true, false, 'true', 1, null]) }
  if (type === 'integer' || type === 'numeric')
    return { type, text: pick<unknown>([...NUMBERS, ...NO_TEXTS]) }
  if (type === 'match') {
    const [rows, columns] = [letters(leaf.rows), letters(leaf.columns)]
    const full = rows.map((row) => ({ row, column: pick(columns.slice(0, 2)) }))
    return {
      type,
      rows: pick([full, many(full), many(several(() => ({ row: id(rows), column: id(columns) })))]),
    }
  }
  if (type === 'matrix') {
    const [rows, columns] = [letters(leaf.rows), letters(leaf.columns)]
    const some = () => several(() => pick(columns.slice(0, 2)))
    const full = rows.map((row) => ({ row, columns: some() }))
    const odd = () => ({ row: id(rows), columns: many(several(() => id(columns))) })
    return {
      type,
      rows: pick([full, many(full), [...full, { row: pick(rows), columns: some() }], several(odd)]),
    }
  }
  if (type === 'fillBlank') {
    const full = leaf.blanks.map((blank) => ({
      blank: blank.id,
      text: pick(blank.kind === 'text' ? WORDS : NUMBERS),
    }))
    const odd = () => ({
      blank: id(letters(leaf.blanks)),
      text: pick<unknown>([...WORDS, ...NUMBERS, ...NO_TEXTS]),
    })
    return { type, blanks: pick([full, full.slice(1), many(full), [...full, odd()], several(odd)]) }
  }
  const files = many(
    several(() => pick<unknown>(['f1', 'f2', 'f3', 'f1', ...(pick([0, 0, 1]) ? STRANGE_IDS : ['f4'])])),
  )
  const text = pick<unknown>([
    '',
    ' ',
    '\u200b',
    'Because',
    'x'.repeat(2000),
    'x'.repeat(2001),
    ' '.repeat(20_001),
    null,
  ])
  return { type, files, text }
}

/** Anything that a browser could send for a question, made to look like an answer to it. */
export function hostileAnswer(leaf: Leaf, other: Leaf, pick: Pick): unknown {
  const answer = nearAnswer(pick([0, 0, 0, 0, 0, 0, 0, 0, 0, 1]) ? other : leaf, pick)
  const [firstName] = Object.keys(answer).filter((name) => name !== 'type')
  return pick<() => unknown>([
    ...Array.from({ length: 14 }, () => () => answer),
    ...Array.from({ length: 6 }, () => () => ({ ...answer, certainty: pick([1, 2, 3]) })),
    () => ({ ...answer, certainty: pick<unknown>([0, 4, 1.5, '1', null, [1], Number.NaN]) }),
    () => ({ ...answer, marks: 100 }),
    () => JSON.parse(JSON.stringify(answer).replace(/^\{/, '{"__proto__":{"type":"single"},')),
    () => ({ ...answer, [firstName as string]: undefined }),
    () => ({ type: answer.type }),
    () => ({
      ...answer,
      type: pick<unknown>(['constructor', 'toString', '', null, ['single'], leaf.type.toUpperCase()]),
    }),
    () => [answer],
    () => JSON.stringify(answer),
    () => pick<unknown>([null, undefined, 0, '', ' ', [], {}, true, 'a', Number.NaN]),
  ])()
}
