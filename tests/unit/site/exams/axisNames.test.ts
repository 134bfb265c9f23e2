import { expect, it } from 'vitest'
import { axisNames } from '#site/features/exams/result/axisNames.ts'

const JEE = [
  { title: 'Physics, Section A', first: 0, of: 20 },
  { title: 'Physics, Section B', first: 20, of: 5 },
  { title: 'Chemistry, Section A', first: 25, of: 20 },
  { title: 'Chemistry, Section B', first: 45, of: 5 },
]

it('sections too narrow for their names share the name that they have in common', () => {
  expect(axisNames(JEE, 40)).toEqual(JEE)
  expect(axisNames(JEE, 7)).toEqual([
    { title: 'Physics', first: 0, of: 25 },
    { title: 'Chemistry', first: 25, of: 25 },
  ])
})

it('where not even those fit, nothing is written over each other', () => {
  expect(axisNames(JEE, 2)).toEqual([])
  expect(axisNames([{ title: 'One right answer', first: 0, of: 3 }], 7)).toEqual([])
})
