import { describe, expect, it } from 'vitest'
import { normalisePhone, onlyDigits } from '#domain/people/PhoneSchema.ts'

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
    // Ten digits that begin with 91 are a number, not a prefix with eight digits.
    ['9198765432', '+919198765432'],
    ['919198765432', '+919198765432'],
    ['+14155550123', '+14155550123'],
    ['+447400123456', '+447400123456'],
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
    '14155550123',
    `9${'8'.repeat(10_000)}`,
  ])('%s is none', (input) => expect(normalisePhone(input)).toBeNull())

  it('keeps only ASCII digits of what is typed', () => expect(onlyDigits('+91 98-76९5a')).toBe('9198765'))
})
