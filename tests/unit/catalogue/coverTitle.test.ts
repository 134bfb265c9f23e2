import { expect, it } from 'vitest'
import { coverTitle } from '#domain/catalogue/cover/coverTitle.ts'

it.each([
  ['Atlas of Indian rivers', 'Atlas of Indian rivers'],
  ['कक्षा 10 विज्ञान: प्रकाश और विद्युत', 'कक्षा 10 विज्ञान'],
  ['The complete mechanics workbook for boards and JEE Main', 'The complete mechanics workbook for…'],
  ['x'.repeat(60), `${'x'.repeat(39)}…`],
  ['', ''],
  [null, undefined],
])('a cover shows what fits of %j', (title, shown) => {
  expect(coverTitle(title)).toBe(shown)
})
