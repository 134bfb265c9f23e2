import { expect, it } from 'vitest'
import { extractCode } from '#domain/auth/extractCode.ts'

it.each([
  ['482913 is your code for Nalanda Prep', 6, '482913'],
  ['Your OTP is 4821. It is valid for 10 minutes.\n\n@demo.localhost #4821', 4, '4821'],
  ['Order 123456: your code is 7391', 4, '7391'],
  ['1234567 and 4821', 4, '4821'],
  ['482913 is your code. Valid for 10 minutes, till 1730.', 6, '482913'],
  ['482913 is your code. Valid for 10 minutes, till 1730.', 4, '1730'],
  ['12 34', 4, '1234'],
  ['482-913', 6, '482913'],
  ['12345', 4, '1234'],
  ['7', 4, '7'],
  ['', 4, ''],
  ['no code here, call 98765 43210', 4, ''],
  ['٤٨٢١', 4, ''],
  ['\uff14\uff18\uff12\uff11', 4, ''],
  ['१२३४ 4821', 4, '4821'],
] as const)('finds the code in "%s" with %s digits: "%s"', (text, length, code) => {
  expect(extractCode(text, length)).toBe(code)
})
