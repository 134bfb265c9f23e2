import { expect, it } from 'vitest'
import { slugField } from '#collections/fields/slugField.ts'

const check = (value: unknown) => (slugField().validate as (value: unknown) => true | string)(value)

it.each([undefined, null, ''])(
  'a web address that nobody typed (%j) is no fault: it is made from the title',
  (value) => {
    expect(check(value)).toBe(true)
  },
)

it('a wrong one is refused in words', () => {
  expect(check('Not an address')).toMatch(/^[A-Z][^{}]+$/)
  expect(check('an-address')).toBe(true)
})
