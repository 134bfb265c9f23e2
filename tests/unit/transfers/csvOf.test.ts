import { expect, it } from 'vitest'
import { csvOf } from '#cms/operations/transfers/csvOf.ts'

it('neutralizes formulas, and quotes line breaks', () => {
  expect(csvOf([['=1+1', '+91', '-2', '-2+3', '@x', 'a,"b"', 'two\nlines', '']], { bom: true })).toBe(
    `\uFEFF'=1+1,'+91,-2,'-2+3,'@x,"a,""b""","two\nlines",\n`,
  )
})

it('is empty without rows', () => {
  expect(csvOf([])).toBe('')
})
