import { expect, it } from 'vitest'
import { importProblem } from '#domain/transfers/checkImport.ts'
import { withFormula, withoutFormula } from '#domain/transfers/formulas.ts'

it.each(['=1+1', '+91 98', '-2+3', '-1/3', '@x', '\tx', '\rx', '\uFF1D1+1', '\uFF0B1', '\uFF0D2', '\uFF20x'])(
  '%j is neutralized and restored',
  (text) => {
    expect(withoutFormula(text)).toBe(`'${text}`)
    expect(withFormula(withoutFormula(text))).toBe(text)
  },
)

it.each(['Physics', '-2', '-0.06', "'quoted'", '', '5-2', ' =x'])('%j is unchanged', (text) => {
  expect(withoutFormula(text)).toBe(text)
  expect(withFormula(text)).toBe(text)
})

it.each([
  ['\uFEFFtitle,outcomes_0_text\nA,B\n', 'csv'],
  ['title,outcomes_999_text\n', 'csv'],
  ['[{"title":"constructor"}]', 'json'],
  ['[]', 'json'],
] as const)('the file %j can be read', (text, format) => {
  expect(importProblem(text, format)).toBeNull()
})
