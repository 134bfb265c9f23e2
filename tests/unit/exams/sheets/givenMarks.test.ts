import { expect, it } from 'vitest'
import { fraction } from '#domain/exams/marks/Fraction.ts'
import { givenMarks, givenSteps } from '#domain/exams/sheets/givenMarks.ts'

const note = 'Well argued'
const give = (full: number, rubric: readonly number[], steps: readonly string[]) => {
  const question = {
    question: 'q',
    full: fraction(full),
    rubric: rubric.map((of) => ({ marks: fraction(of) })),
  }
  const given = givenMarks(question, { steps, note })
  return given && [given.num, given.den]
}

it('marks of an expert are those of the steps together, each between nothing and what it is worth, in quarters', () => {
  expect(give(5, [2, 3], ['1.5', '9/4'])).toEqual([15, 4])
  expect(give(5, [2, 3], ['2', '3'])).toEqual([5, 1])
  expect(give(5, [], ['0'])).toEqual([0, 1])
  expect(give(5, [2, 3], ['2.5', '1'])).toBeNull()
  expect(give(5, [2, 3], ['-1', '1'])).toBeNull()
  expect(give(5, [2, 3], ['0.1', '1'])).toBeNull()
  expect(give(5, [2, 3], ['1'])).toBeNull()
  expect(give(5, [], ['one'])).toBeNull()
  // A rubric that is worth more than the question gives its full marks at most.
  expect(give(4, [2, 3], ['2', '3'])).toEqual([4, 1])
})

it('the steps of a rubric are shown with what was given for each, unless two experts agreed on a mean', () => {
  const rubric = [{ text: { en: 'Uses the definition' }, marks: fraction(1, 2) }]
  const given = { num: 1, den: 4, steps: ['1/4'], note }
  expect(givenSteps(rubric, given)).toEqual([
    { text: { en: 'Uses the definition' }, full: '0.5', marks: '1/4' },
  ])
  expect([givenSteps(rubric, { ...given, steps: [] }), givenSteps(rubric, undefined)]).toEqual([[], []])
})
