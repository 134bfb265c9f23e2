import { expect, it } from 'vitest'
import { slugField } from '#collections/fields/slugField.ts'

const check = (value: unknown) => (slugField().validate as (value: unknown) => true | string)(value)

it.each([undefined, null, ''])('an empty slug (%j) is valid: it is derived from the title', (value) => {
  expect(check(value)).toBe(true)
})

it('an invalid slug is refused with a message', () => {
  expect(check('Not an address')).toMatch(/^[A-Z][^{}]+$/)
  expect(check('an-address')).toBe(true)
})
