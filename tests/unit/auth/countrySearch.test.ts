import { expect, it } from 'vitest'
import { nameCountries, searchCountries } from '#domain/auth/countrySearch.ts'
import { PHONE_COUNTRIES } from '#domain/auth/phoneCountries.ts'

const ALL = nameCountries(PHONE_COUNTRIES)
const codes = (query: string) => searchCountries(ALL, query).map(({ code }) => code)

it('lists India, suggested countries and then all others by name', () => {
  const order = ALL.map(({ code }) => code)
  expect(order.slice(0, 4)).toEqual(['IN', 'AU', 'BD', 'CA'])
  expect(ALL.slice(0, 16).every(({ suggested }) => suggested)).toBe(true)
  const others = ALL.slice(16).map(({ label }) => label)
  expect(others[0]).toBe('Afghanistan')
  expect(others).toEqual(others.toSorted((a, b) => a.localeCompare(b, 'en')))
  expect(new Set(order).size).toBe(PHONE_COUNTRIES.length)
})

it.each([
  ['', ALL.length],
  ['  ', ALL.length],
  ['atlantis', 0],
  ['+999', 0],
])('finds for "%s" %s countries', (query, count) => {
  expect(codes(query)).toHaveLength(count)
})

it.each([
  ['india', 'IN'],
  ['IN', 'IN'],
  ['gb', 'GB'],
  ['UK', 'GB'],
  ['usa', 'US'],
  ['emir', 'AE'],
  ['kingdom', 'GB'],
  ['cote d', 'CI'],
  ['Türk', 'TR'],
  ['reunion', 'RE'],
  ['+91', 'IN'],
  ['0044', 'GB'],
  ['44', 'GB'],
  ['+1', 'CA'],
  ['+1 ', 'CA'],
  ['880', 'BD'],
  ['+97150', 'AE'],
])('finds by "%s" first %s', (query, code) => {
  expect(codes(query)[0]).toBe(code)
})

it('finds every country of a shared dial code, and longer codes with that prefix', () => {
  const found = codes('+1')
  expect(found).toContain('US')
  expect(found).toContain('JM')
  expect(codes('97')).toEqual(expect.arrayContaining(['AE', 'NP', 'QA']))
})

it('a Hindi page names countries in Hindi, and finds them by either name', () => {
  const hindi = nameCountries(PHONE_COUNTRIES, 'hi')
  expect(hindi[0]).toMatchObject({ code: 'IN', label: 'भारत', english: 'India' })
  for (const query of ['नेपाल', 'nepal', 'NP', '+977'])
    expect([query, searchCountries(hindi, query)[0]?.code]).toEqual([query, 'NP'])
})
