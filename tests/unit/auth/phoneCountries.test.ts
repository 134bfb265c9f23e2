import metadata from 'libphonenumber-js/metadata.mobile.json' with { type: 'json' }
import { expect, it } from 'vitest'
import { INITIAL_FLOW } from '#domain/auth/authFlowState.ts'
import {
  INDIA,
  isPhoneLength,
  lengthBounds,
  longestNumber,
  type PhoneCountry,
  phoneLengths,
} from '#domain/auth/PhoneCountry.ts'
import { countryOf, PHONE_COUNTRIES } from '#domain/auth/phoneCountries.ts'
import { isSignupPhone } from '#domain/auth/signupForm.ts'
import { signupPhoneDigits } from '#domain/auth/typedValues.ts'
import { normalisePhone } from '#domain/people/PhoneSchema.ts'

type Row = [phone: string, idd: string, pattern: string, lengths: number[], ...rest: unknown[]]
const MOBILE_OF = 11

/** Lengths in libphonenumber's data: of mobile numbers if known, else of all numbers. */
function lengthsOf(row: Row): number[] {
  const types = row[MOBILE_OF] as [unknown, [string, number[]?]?] | undefined
  return types?.[1]?.[1] ?? row[3]
}

it('has every country of libphonenumber with its dial code and mobile lengths', () => {
  const expected = Object.entries(metadata.countries as unknown as Record<string, Row>)
    .map(([code, row]) => ({ code, phone: row[0], phoneLength: lengthsOf(row) }))
    .sort((a, b) => a.code.localeCompare(b.code))
  expect(
    PHONE_COUNTRIES.map((country) => ({
      code: country.code,
      phone: country.phone,
      phoneLength: phoneLengths(country),
    })),
  ).toEqual(expected)
})

it.each([
  ['IN', '91', [10]],
  ['US', '1', [10]],
  ['GB', '44', [10]],
])('keeps the examples of spec 9: %s', (code, phone, phoneLength) => {
  expect(countryOf(code)).toMatchObject({ code, phone, phoneLength })
})

it('suggests the most frequent countries of students', () => {
  const suggested = PHONE_COUNTRIES.filter((country) => country.suggested).map(({ code }) => code)
  expect(suggested.join(' ')).toBe('AE AU BD CA DE GB IN KW LK MY NP OM QA SA SG US')
  expect(countryOf('IN')).toEqual(INDIA)
})

it('formats the limits of a counter', () => {
  expect(lengthBounds(INDIA)).toBe('10')
  expect(lengthBounds({ phoneLength: [4, 7] })).toBe('4, 7')
  expect(lengthBounds({ phoneLength: [9, 4, 5, 6] })).toBe('4-6, 9')
  expect(lengthBounds({ phoneLength: [10, 11] })).toBe('10-11')
})

it.each([
  ['one length', { phoneLength: 10 }, [10]],
  ['a list', { phoneLength: [4, 7] }, [4, 7]],
  ['least and most', { min: 7, max: 9 }, [7, 8, 9]],
])('reads the lengths of a country as %s', (_, lengths, allowed) => {
  expect([3, 4, 5, 6, 7, 8, 9, 10, 11].filter((digits) => isPhoneLength(lengths, digits))).toEqual(allowed)
  expect(longestNumber(lengths)).toBe(allowed.at(-1))
})

it('has countries with minimum and maximum lengths, which form, counter and server treat alike', () => {
  const austria = countryOf('AT') as PhoneCountry
  expect(austria).toMatchObject({ min: 7, max: 13 })
  expect(lengthBounds(austria)).toBe('7-13')
  const signup = { ...INITIAL_FLOW.signup, country: austria }
  const lengths = [6, 7, 10, 13, 14]
  const typed = lengths.map((digits) => '6'.repeat(digits))
  expect(typed.map((phone) => isSignupPhone({ ...signup, phone }))).toEqual([false, true, true, true, false])
  expect(typed.map((phone) => normalisePhone(`+43${phone}`) !== null)).toEqual([
    false,
    true,
    true,
    true,
    false,
  ])
  expect(signupPhoneDigits('+43 66412345678901', austria)).toBe('6641234567890')
})
