import { expect, it } from 'vitest'
import { csvOf } from '#cms/operations/transfers/csvOf.ts'

it('holds nothing that a spreadsheet would run, and quotes what would break a line', () => {
  expect(csvOf([['=1+1', '+91', '-2', '@x', 'a,"b"', 'two\nlines', '']], { bom: true })).toBe(
    `\uFEFF'=1+1,'+91,'-2,'@x,"a,""b""","two\nlines",\n`,
  )
})

it('of no rows is nothing', () => {
  expect(csvOf([])).toBe('')
})
