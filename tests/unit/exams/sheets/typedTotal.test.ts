import { expect, it } from 'vitest'
import { typedTotal } from '#domain/exams/sheets/typedTotal.ts'

it('adds the marks typed for the steps of a rubric exactly; an empty step counts as none', () => {
  expect(typedTotal(['0.25', '', ' 1.5 '])).toBe('1.75')
  expect(typedTotal(['', ''])).toBe('0')
})

it('has no total while a step is not a number', () => {
  expect(typedTotal(['1', 'one'])).toBeNull()
})
