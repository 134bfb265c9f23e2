import { expect, it } from 'vitest'
import { distance } from '#domain/search/distance.ts'
import { foldWord } from '#domain/search/foldWord.ts'
import { nearness } from '#domain/search/nearness.ts'

it.each([
  ['', '', 0],
  ['', 'abc', 3],
  ['mechanics', 'mechanics', 0],
  ['mechaniks', 'mechanics', 1],
  ['mechancis', 'mechanics', 1],
  ['mecanic', 'mechanics', 2],
  ['zzzzqq', 'to', 6],
  ['ab', 'ba', 1],
  ['कक्षा', 'कक्षाएं', 2],
])('%s and %s have distance %i, symmetrically', (one, other, apart) => {
  expect([distance(one, other), distance(other, one)]).toEqual([apart, apart])
})

it.each([
  ['mechaniks', 'mechanics'],
  ['chemstree', 'chemistry'],
  ['phijiks', 'physics'],
  ['jeee', 'jee'],
  ['फिजिक्स', 'physics'],
  ['vyakran', 'व्याकरण'],
])('%s suggests %s', (typed, known) => {
  expect(nearness(foldWord(typed), foldWord(known))).not.toBeNull()
})

it.each([
  ['zzzzqq', 'to'],
  ['zzzzqq', 'zz'],
  ['qqqqqqqq', 'quizzes'],
  ['ab', 'ac'],
  ['history', 'mystery'],
  ['2024', '2025'],
  ['class11', 'class12'],
  ['रस', 'to'],
  ['polity', 'optics'],
  ['', 'to'],
])('%s does not suggest %s', (typed, known) => {
  expect(nearness(foldWord(typed), foldWord(known))).toBeNull()
})

it('finds the nearer of two words', () => {
  const [near, far] = [nearness('mechanix', 'mechanic'), nearness('mechanix', 'mechanics')]
  expect([near, far]).toEqual([1, 2])
})
