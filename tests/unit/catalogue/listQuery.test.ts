import { describe, expect, it } from 'vitest'
import {
  countActiveFilters,
  listHref,
  parseListQuery,
  plainQuery,
  toggleFilter,
} from '#site/data/base/listQuery.ts'

const read = (href: string) => {
  const search = new URL(href, 'http://site').searchParams
  return parseListQuery(
    Object.fromEntries([...new Set(search.keys())].map((key) => [key, search.getAll(key)])),
  )
}
const view = (choices: Partial<typeof plainQuery.choices>, rest = {}) => ({
  ...plainQuery,
  choices: { ...plainQuery.choices, ...choices },
  ...rest,
})

describe('the address of a list', () => {
  it('has no query for the unfiltered list', () => {
    expect(listHref('/quizzes', plainQuery)).toBe('/quizzes')
  })

  it.each([
    view({ exam: ['Class 12', 'JEE Main'], language: ['हिन्दी'] }, { sort: 'price-low', page: 3 }),
    view({ price: ['free', 'under-500'], rating: ['4.5'], kind: ['physical'] }),
    view({ exam: ['A&B=C, D'], validity: ['year'] }, { sort: 'rating' }),
  ])('round-trips: %j', (query) => {
    expect(read(listHref('/products', query))).toEqual(query)
  })

  it('is the same for the same choices in any order', () => {
    expect(listHref('/courses', view({ exam: ['b', 'a'] }))).toBe(
      listHref('/courses', view({ exam: ['a', 'b'] })),
    )
  })
})

describe('a query from outside', () => {
  it.each([
    [{ page: '0' }, 1],
    [{ page: '-3' }, 1],
    [{ page: '2.5' }, 1],
    [{ page: ['4', '5'] }, 4],
    [{ page: '99999999' }, 1],
  ])('%j is page %i', (search, page) => {
    expect(parseListQuery(search).page).toBe(page)
  })

  it('ignores unknown sortings, price bands and kinds, also names of Object.prototype', () => {
    const query = parseListQuery({ sort: 'constructor', price: 'toString', kind: 'user', rating: '-1' })
    expect(query).toEqual(plainQuery)
  })

  it('drops empty, overlong, duplicate and excess choices', () => {
    const exam = ['', 'x'.repeat(10_000), 'JEE', 'JEE', ...Array.from({ length: 40 }, (_, n) => `exam ${n}`)]
    const { exam: kept } = parseListQuery({ exam }).choices
    expect(kept).toHaveLength(12)
    expect(kept).toContain('JEE')
  })
})

describe('toggled', () => {
  it('adds and removes a choice, and returns to the first page', () => {
    const on = toggleFilter({ ...plainQuery, page: 4 }, 'exam', 'JEE Main')
    expect(on).toEqual(view({ exam: ['JEE Main'] }))
    expect(toggleFilter(on, 'exam', 'JEE Main')).toEqual(plainQuery)
  })

  it('keeps one rating at a time, and any number of the others', () => {
    const rated = toggleFilter(toggleFilter(plainQuery, 'rating', '4'), 'rating', '4.5')
    expect(rated.choices.rating).toEqual(['4.5'])
    expect(countActiveFilters(toggleFilter(toggleFilter(rated, 'price', 'free'), 'price', 'under-500'))).toBe(
      3,
    )
  })
})
