import { describe, expect, it } from 'vitest'
import { longestNumber, phoneLengths } from '#domain/auth/PhoneCountry.ts'
import { PHONE_COUNTRIES } from '#domain/auth/phoneCountries.ts'
import { countTypedDigits, indianPhone, onlyDigits } from '#domain/people/indianPhone.ts'
import { normalisePhone } from '#domain/people/PhoneSchema.ts'

describe('a phone', () => {
  it.each([
    ['9876543210', '+919876543210'],
    ['09876543210', '+919876543210'],
    ['919876543210', '+919876543210'],
    ['+919876543210', '+919876543210'],
    ['+91 98765 43210', '+919876543210'],
    ['+91-98765-43210', '+919876543210'],
    ['(+91) 98765 43210', '+919876543210'],
    ['5123456789', '+915123456789'],
    ['0091 98765 43210', '+919876543210'],
    ['0919876543210', '+919876543210'],
    ['098765-43210', '+919876543210'],
    ['98765.43210', '+919876543210'],
    ['\t98765\u00a043210\n', '+919876543210'],
    ['+9876543210', '+919876543210'],
    ['915123456789', '+915123456789'],
    // Ten digits starting with 91 are a number, not a prefix with eight digits.
    ['9198765432', '+919198765432'],
    ['919198765432', '+919198765432'],
    ['+14155550123', '+14155550123'],
    ['+447400123456', '+447400123456'],
    ['+1 (415) 555-0123', '+14155550123'],
    ['0014155550123', '+14155550123'],
    ['+971501234567', '+971501234567'],
    // Complete in Singapore, so not Indian, although its ten digits start with 6.
    ['+6591234567', '+6591234567'],
    // Argentina has two lengths, Austria many.
    ['+541123456789', '+541123456789'],
    ['+5491123456789', '+5491123456789'],
    ['+436641234567', '+436641234567'],
  ])('%s is stored as %s', (input, stored) => expect(normalisePhone(input)).toBe(stored))

  it.each([
    '',
    '   ',
    '1000000000',
    '4876543210',
    '987654321',
    '98765432100',
    '+91987654321',
    '+9198765432101',
    '0091987654',
    '९८७६५४३२१०',
    '٩٨٧٦٥٤٣٢١٠',
    '9876543210\u0000',
    '98765 4321O',
    '++919876543210',
    '+9198765432',
    '00919876543',
    '000919876543210',
    '+00919876543210',
    '91 4123456789',
    // Too short and too long for their countries, and an unknown country code.
    '+1415555012',
    '+141555501234',
    '+44740012345',
    '+97150123456',
    '+2101234567890',
    '+1',
    '+',
    '98765+43210',
    '9876543210 ext 5',
    '9876543210'.padStart(60),
    '14155550123',
    `9${'8'.repeat(10_000)}`,
  ])('%s is invalid', (input) => expect(normalisePhone(input)).toBeNull())

  it.each(PHONE_COUNTRIES.filter(({ phone }) => phone !== '91'))(
    'of $code has the lengths of its country',
    (country) => {
      const phoneOf = (digits: number) => `+${country.phone}${'2'.repeat(digits)}`
      for (const digits of phoneLengths(country))
        expect(normalisePhone(phoneOf(digits))).toBe(phoneOf(digits))
      expect(normalisePhone(phoneOf(longestNumber(country) + 4))).toBeNull()
    },
  )

  it('in a field with a fixed +91 is always Indian', () => {
    expect(indianPhone('9198765432')).toBe('+919198765432')
    expect(indianPhone('+919198765432')).toBe('+919198765432')
    expect(indianPhone('+14155550123')).toBeNull()
  })

  it('keeps only ASCII digits of the input', () => expect(onlyDigits('+91 98-76९5a')).toBe('9198765'))
})

it.each([
  ['', 0],
  ['98451', 5],
  ['98451 12377', 10],
  ['+', 0],
  ['+9', 0],
  ['+91 98451 1237', 9],
  ['+91 98451 12377', 10],
  ['098451 12377', 10],
  ['919845112377', 10],
  ['9845112377555', 13],
  ['+1 415 555 0123', null],
])('of the ten digits of a phone, %s has %s', (typed, digits) => expect(countTypedDigits(typed)).toBe(digits))
