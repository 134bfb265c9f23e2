import { expect, it } from 'vitest'
import { FacetsQuerySchema } from '#domain/calls/catalogue.ts'
import { deliveryTime } from '#domain/catalogue/deliveryTime.ts'
import {
  type Choices,
  countFacets,
  evaluateRow,
  type FacetRow,
  orderedFilters,
  SORTS,
} from '#domain/catalogue/facets.ts'

const row = (id: string, values: Partial<FacetRow> = {}): FacetRow => ({
  id,
  slug: id,
  kind: 'course',
  title: id,
  exam: null,
  language: null,
  subject: null,
  kicker: null,
  categories: [],
  tags: [],
  nowPaise: 99_900,
  validities: [365],
  rating: 0,
  ratingCount: 0,
  rank: 1,
  createdAt: 0,
  ...values,
})
const ROWS = [
  row('a', {
    exam: 'JEE',
    language: 'English',
    tags: ['new'],
    categories: ['maths'],
    nowPaise: 0,
    validities: [30, 90, 365],
  }),
  row('b', { exam: 'JEE', language: 'Hindi', kicker: 'JEE 2027', rating: 4.6, ratingCount: 9 }),
  row('c', { exam: 'NEET', language: 'English', nowPaise: 250_000, rating: 4.9, ratingCount: 2 }),
  row('d', {
    kind: 'physical',
    validities: [],
    language: 'Hindi',
    categories: ['maths', 'books'],
    tags: ['inner'],
  }),
]
const WORDS = {
  filtersOrder: ['language', 'nonsense', 'price'],
  courses: ['JEE 2027'],
  tags: [{ value: 'new', label: 'New' }],
  categories: [
    { value: 'books', label: 'Books' },
    { value: 'maths', label: 'Maths' },
  ],
}
const count = (choices: Choices) => {
  const { matching, groups } = countFacets(
    ROWS.map((one) => evaluateRow(one, WORDS)),
    choices,
    WORDS,
  )
  const optionsOf = (filter: string) =>
    Object.fromEntries(
      groups.find((group) => group.filter === filter)?.options.map(({ value, count }) => [value, count]) ??
        [],
    )
  return { ids: matching.map(({ id }) => id), groups, of: optionsOf }
}

it('counts every option of an unfiltered list, with the project’s labels', () => {
  const { ids, of: optionsOf, groups } = count({})
  expect(ids).toEqual(['a', 'b', 'c', 'd'])
  expect(optionsOf('language')).toEqual({ English: 2, Hindi: 2 })
  expect(optionsOf('category')).toEqual({ books: 1, maths: 2 })
  expect(optionsOf('course')).toEqual({ 'JEE 2027': 1 })
  expect(optionsOf('tag')).toEqual({ new: 1 })
  expect(optionsOf('price')).toEqual({ free: 1, '500-1000': 2, '2000-5000': 1 })
  expect(optionsOf('validity')).toEqual({ quarter: 1, year: 3 })
  expect(optionsOf('rating')).toEqual({ 4.5: 1, 4: 1, 3.5: 1 })
  expect(groups.find(({ filter }) => filter === 'kind')?.options).toEqual([
    { value: 'course', label: 'Courses', count: 3, isChosen: false },
    { value: 'physical', label: 'Books', count: 1, isChosen: false },
  ])
})

it('counts the options of a filter by the choices in all other filters', () => {
  const { ids, of: optionsOf } = count({ exam: ['JEE'], language: ['English'] })
  expect(ids).toEqual(['a'])
  expect(optionsOf('exam')).toEqual({ JEE: 1, NEET: 1 })
  expect(optionsOf('language')).toEqual({ English: 1, Hindi: 1 })
  expect(optionsOf('kind')).toEqual({ course: 1, physical: 0 })
})

it('keeps options and their order whatever is chosen', () => {
  const namesOf = (choices: Choices) =>
    count(choices).groups.map(({ filter, options }) => [filter, options.map(({ value }) => value)])
  const open = namesOf({})
  expect(namesOf({ exam: ['NEET'] })).toEqual(open)
  expect(namesOf({ language: ['Hindi'], price: ['free'] })).toEqual(open)
})

const filtersOf = (rows: FacetRow[], choices: Choices = {}) =>
  countFacets(
    rows.map((one) => evaluateRow(one, WORDS)),
    choices,
    { ...WORDS, filtersOrder: ['exam', 'category', 'course'] },
  ).groups.flatMap(({ filter }) => (['exam', 'category', 'course'].includes(filter) ? [filter] : []))

it('hides a filter equivalent to another, unless one of its options is chosen', () => {
  const same = [
    row('a', { exam: 'JEE', categories: ['maths'], kicker: 'JEE 2027' }),
    row('b', { exam: 'JEE', categories: ['maths'] }),
    row('c', { exam: 'NEET', categories: ['books'] }),
  ]
  expect(filtersOf(same)).toEqual(['exam'])
  expect(filtersOf(same, { category: ['maths'] })).toEqual(['exam', 'category'])
  // Categories over several exams, or with products without an exam, are not equivalent.
  expect(filtersOf([...same, row('d', { exam: 'UPSC', categories: ['maths'] })])).toEqual([
    'exam',
    'category',
  ])
  expect(filtersOf([...same, row('d', { categories: ['books'] })])).toEqual(['exam', 'category'])
})

it('combines choices of a filter by OR, and shows a chosen option with count zero', () => {
  expect(count({ exam: ['JEE', 'NEET'] }).ids).toEqual(['a', 'b', 'c'])
  const { ids, groups } = count({ exam: ['NEET'], price: ['free'] })
  expect(ids).toEqual([])
  expect(groups.find(({ filter }) => filter === 'price')?.options).toContainEqual({
    value: 'free',
    label: 'Free',
    count: 0,
    isChosen: true,
  })
})

it('finds nothing for an unmatched choice', () => {
  expect(count({ exam: ['<script>'] }).ids).toEqual([])
  expect(count({ exam: ['<script>'] }).of('exam')).toEqual({ JEE: 2, NEET: 1 })
})

it('orders filters by the project’s setting, others last', () => {
  expect(orderedFilters(['price', 'nothing', 'exam', 'price']).slice(0, 4)).toEqual([
    'price',
    'exam',
    'category',
    'course',
  ])
})

it.each([
  ['price-low', ['a', 'b', 'd', 'c']],
  ['price-high', ['c', 'b', 'd', 'a']],
  ['rating', ['b', 'c', 'a', 'd']],
] as const)('sorts by %s', (sort, ids) => {
  expect([...ROWS].sort(SORTS[sort]).map(({ id }) => id)).toEqual(ids)
})

it('deduplicates choices, and defaults unknown sorting and pages', () => {
  const lists = Object.fromEntries(Object.keys(FacetsQuerySchema.shape).map((name) => [name, []]))
  const parsed = FacetsQuerySchema.parse({
    ...lists,
    exam: ['', 'NEET UG', 'NEET UG'],
    within: 'maths',
    sort: 'up',
    page: '-1',
    limit: '5000',
  })
  expect(parsed.exam).toEqual(['NEET UG'])
  expect(parsed).toMatchObject({ sort: 'chosen', page: 1, limit: 24 })
})

it.each([
  ['110001', 1, 4, 6, 'Delhi'],
  ['744101', 0, 8, 15, 'Andaman and Nicobar Islands'],
  ['797001', 2, 8, 12, 'Nagaland'],
  ['900056', 1, 8, 15, 'Army post office'],
])('goods to %s with %i days until dispatch: %i to %i days', (pincode, days, fromDays, toDays, place) => {
  expect(deliveryTime(pincode, days)).toMatchObject({ isDeliverable: true, fromDays, toDays, place })
})

it.each(['290000', '000000', '12345', ''])('nothing is sent to %j', (pincode) => {
  expect(deliveryTime(pincode, 1).isDeliverable).toBe(false)
})
