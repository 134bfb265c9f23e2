import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type AnalysedAttempt, itemAnalysis } from '#domain/exams/analysis/itemAnalysis.ts'

type Expected = {
  choices: string[]
  paper: Record<'mean' | 'deviation' | 'alpha' | 'error', number>
  items: {
    facility: number
    deviation: number
    discrimination: number
    top: Record<string, number>
    all: Record<string, number>
  }[]
}
/** Made by itemAnalysis.py beside it. */
const expected = JSON.parse(readFileSync(new URL('./itemAnalysis.json', import.meta.url), 'utf8')) as Expected

const attemptOf = (choices: string): AnalysedAttempt => ({
  items: [...choices].map((choice, index) => ({
    id: String(index),
    full: 4,
    isRight: choice === 'b',
    choice: choice === '-' ? null : choice,
    marks: choice === '-' ? 0 : choice === 'b' ? 4 : -1,
  })),
})
const { paper, items } = itemAnalysis(expected.choices.map(attemptOf))

it('the figures of a paper are those of numpy', () => {
  expect(paper.attempts).toBe(200)
  for (const name of ['mean', 'deviation', 'alpha', 'error'] as const)
    expect(paper[name]).toBeCloseTo(expected.paper[name], 9)
})

it('the figures and distractors of every question are those of numpy', () => {
  expect(items).toHaveLength(expected.items.length)
  for (const [index, item] of items.entries()) {
    const due = expected.items[index] as Expected['items'][number]
    for (const name of ['facility', 'deviation', 'discrimination'] as const)
      expect(item[name]).toBeCloseTo(due[name], 9)
    for (const { choice, all, top } of item.distractors)
      if (choice !== null)
        expect({ choice, all, top }).toEqual({ choice, all: due.all[choice], top: due.top[choice] })
  }
})

it('the one question whose key is wrong raises the alarm, with what the able chose', () => {
  expect(items.map(({ alarm }) => alarm)).toEqual([...Array<null>(11).fill(null), 'c'])
})

it('what never varies has no correlation, and few attempts raise no alarm', () => {
  const few = itemAnalysis([attemptOf('bb'), attemptOf('bc')])
  expect(few.items.map(({ discrimination, alarm }) => [discrimination, alarm])).toEqual([
    [null, null],
    [null, null],
  ])
  expect(itemAnalysis([]).paper).toEqual({ attempts: 0, mean: 0, deviation: null, alpha: null, error: null })
})
