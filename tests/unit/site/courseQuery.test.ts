import { describe, expect, it } from 'vitest'
import { courseHref, parseCourseQuery, plainQuery, toggled } from '#site/data/courseQuery.ts'

describe('the address of a catalogue view', () => {
  it('has no query for the plain list', () => {
    expect(courseHref(plainQuery)).toBe('/courses')
  })

  it.each([
    { exams: ['JEE Main', 'Class 12'], languages: ['हिन्दी'], sort: 'price-low', page: 3 },
    { exams: [], languages: [], sort: 'new', page: 1 },
    { exams: ['A&B=C'], languages: [], sort: 'chosen', page: 2 },
  ] as const)('reads back as it was written: %j', (view) => {
    const query = { ...view, exams: [...view.exams].sort(), languages: [...view.languages] }
    const search = new URL(courseHref(query), 'http://site').searchParams
    const read = Object.fromEntries([...new Set(search.keys())].map((key) => [key, search.getAll(key)]))
    expect(parseCourseQuery(read)).toEqual(query)
  })

  it('is the same for the same choices in any order', () => {
    const choices = (exams: string[]) => courseHref({ ...plainQuery, exams })
    expect(choices(['NEET UG', 'JEE Main'])).toBe(choices(['JEE Main', 'NEET UG']))
  })
})

describe('a query from outside', () => {
  it.each([
    [{ page: '0' }, 1],
    [{ page: '-3' }, 1],
    [{ page: '2.5' }, 1],
    [{ page: 'x' }, 1],
    [{ page: ['4', '5'] }, 4],
    [{ page: '99999999' }, 1],
  ])('%j is page %i', (search, page) => {
    expect(parseCourseQuery(search as Record<string, string | string[]>).page).toBe(page)
  })

  it('ignores orders it does not know, also those every object has', () => {
    expect(parseCourseQuery({ sort: 'constructor' }).sort).toBe('chosen')
    expect(parseCourseQuery({ sort: 'password' }).sort).toBe('chosen')
  })

  it('drops empty, overlong, doubled and too many choices', () => {
    const exam = [
      '',
      'x'.repeat(61),
      'JEE',
      'JEE',
      ...Array.from({ length: 40 }, (_, index) => `exam ${index}`),
    ]
    const { exams } = parseCourseQuery({ exam })
    expect(exams).toHaveLength(12)
    expect(exams).toContain('JEE')
  })
})

describe('toggled', () => {
  it('puts a choice in, takes it out again, and starts from the first page', () => {
    const on = toggled({ ...plainQuery, page: 4 }, 'exams', 'JEE Main')
    expect(on).toEqual({ ...plainQuery, exams: ['JEE Main'] })
    expect(toggled(on, 'exams', 'JEE Main')).toEqual(plainQuery)
  })
})
