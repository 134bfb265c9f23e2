import { expect, it } from 'vitest'
import { typedMarksFault } from '#domain/exams/marking/expertMarks.ts'
import { typedTotal } from '#domain/exams/sheets/typedTotal.ts'

it('adds the marks typed for the steps of a rubric exactly; an empty step counts as none', () => {
  expect(typedTotal(['0.25', '', ' 1.5 '])).toBe('1.75')
  expect(typedTotal(['', ''])).toBe('0')
})

it('has no total while a step is not a number', () => {
  expect(typedTotal(['1', 'one'])).toBeNull()
})

it.each([
  ['', 'empty'],
  [' ', 'empty'],
  ['2', 'unfit'],
  ['-1', 'unfit'],
  ['0.3', 'unfit'],
  ['one', 'unfit'],
  ['0', null],
  ['0.25', null],
  ['1', null],
])('typed marks "%s" of 1: %s', (typed, fault) => {
  expect(typedMarksFault(typed, '1')).toBe(fault)
})
