import metadata from 'libphonenumber-js/metadata.mobile.json' with { type: 'json' }
import { expect, it } from 'vitest'
import { INDIA, lengthBounds } from '#domain/auth/PhoneCountry.ts'
import { countryOf, PHONE_COUNTRIES } from '#domain/auth/phoneCountries.ts'

type Row = [phone: string, idd: string, pattern: string, lengths: number[], ...rest: unknown[]]
const MOBILE_OF = 11

/** libphonenumber's row: the lengths of mobile numbers where it knows them, else of all numbers. */
function lengthsOf(row: Row): number[] {
  const types = row[MOBILE_OF] as [unknown, [string, number[]?]?] | undefined
  return types?.[1]?.[1] ?? row[3]
}

it('has every country of libphonenumber with its dial code and mobile lengths', () => {
  const expected = Object.entries(metadata.countries as unknown as Record<string, Row>)
    .map(([code, row]) => ({ code, phone: row[0], phoneLength: lengthsOf(row) }))
    .sort((a, b) => a.code.localeCompare(b.code))
  expect(PHONE_COUNTRIES.map(({ code, phone, phoneLength }) => ({ code, phone, phoneLength }))).toEqual(
    expected,
  )
})

it.each([
  ['IN', '91', [10]],
  ['US', '1', [10]],
  ['GB', '44', [10]],
])('keeps the examples of section 9: %s', (code, phone, phoneLength) => {
  expect(countryOf(code)).toMatchObject({ code, phone, phoneLength })
})

it('suggests the countries most students live in', () => {
  const suggested = PHONE_COUNTRIES.filter((country) => country.suggested).map(({ code }) => code)
  expect(suggested.join(' ')).toBe('AE AU BD CA DE GB IN KW LK MY NP OM QA SA SG US')
  expect(countryOf('IN')).toEqual(INDIA)
})

it('writes the bounds of a counter', () => {
  expect(lengthBounds(INDIA)).toBe('10')
  expect(lengthBounds({ code: 'NU', phone: '683', phoneLength: [4, 7] })).toBe('4, 7')
  expect(lengthBounds({ code: 'XX', phone: '1', phoneLength: [9, 4, 5, 6] })).toBe('4-6, 9')
  expect(lengthBounds({ code: 'AR', phone: '54', phoneLength: [10, 11] })).toBe('10-11')
})
