import { expect, it } from 'vitest'
import { rightAnswerText } from '#domain/exams/results/rightAnswerText.ts'
import { sampleOf } from './samples.ts'

const rightOf = (type: Parameters<typeof sampleOf>[0], order: string[] | null = null) => {
  const { leaf, key } = sampleOf(type)
  return rightAnswerText(leaf as never, key as never, order, 'en')
}

it('what is right in a match is told by the letters of rows and columns, in the order that the student saw', () => {
  expect(rightOf('match')).toBe('P → A; Q → B or C; R → D')
  expect(rightOf('match', ['4', '3', '2', '1'])).toBe('P → D; Q → B or C; R → A')
  expect(rightOf('matrix')).toBe('P → A, B; Q → C')
})

it('blanks are numbered as they stand in the question', () => {
  expect(rightOf('fillBlank')).toBe('1: India or भारत; 2: 28')
})
