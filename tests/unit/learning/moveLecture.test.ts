import { expect, it } from 'vitest'
import { moveLecture, stepLecture } from '#domain/learning/moveLecture.ts'

const list = (...ranks: number[]) =>
  ranks.map((rank, at) => ({ id: 'abcdef'[at] ?? '', rank, chapter: at < 2 ? 'One' : 'Two' }))
type Placed = ReturnType<typeof list>[number]

/** The ids in order after the changes were saved. */
const after = (lectures: readonly Placed[], changed: readonly Placed[]): string =>
  lectures
    .map((one) => changed.find(({ id }) => id === one.id) ?? one)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ id }) => id)
    .join('')

it.each([
  [0, 3, 'bcda', 'Two'],
  [3, 0, 'dabc', 'One'],
  [1, 2, 'acbd', 'Two'],
  [2, 1, 'acbd', 'One'],
  [0, 1, 'bacd', 'One'],
])('a lecture goes from place %i to %i, whatever the ranks are', (from, to, order, chapter) => {
  for (const ranks of [
    [10, 20, 30, 40],
    [1, 2, 3, 4],
    [5, 5, 5, 5],
    [0, 1, 7, 8],
  ]) {
    const lectures = list(...ranks)
    const changed = moveLecture(lectures, from, to)
    expect(after(lectures, changed), ranks.join()).toBe(order)
    expect(changed.find(({ id }) => id === lectures[from]?.id)?.chapter).toBe(chapter)
    expect(
      changed.filter(({ id, chapter: of }) => of !== lectures.find((one) => one.id === id)?.chapter).length,
    ).toBeLessThan(2)
  }
})

it('writes one lecture where there is a gap, and only those in between where there is none', () => {
  expect(moveLecture(list(10, 20, 30, 40), 3, 1)).toEqual([{ id: 'd', rank: 15, chapter: 'One' }])
  expect(moveLecture(list(1, 2, 3, 4, 5, 6), 4, 2).map(({ id, rank }) => `${id}${rank}`)).toEqual([
    'e3',
    'c4',
    'd5',
  ])
})

it('goes out of its chapter before it goes over a lecture of the next one, and nowhere beyond the ends', () => {
  const lectures = list(10, 20, 30, 40)
  expect(stepLecture(lectures, 2, -1)).toEqual([{ id: 'c', rank: 30, chapter: 'One' }])
  expect(after(lectures, stepLecture(lectures, 3, -1))).toBe('abdc')
  expect(after(lectures, stepLecture(lectures, 0, 1))).toBe('bacd')
  expect(stepLecture(lectures, 0, -1)).toEqual([])
  expect(stepLecture(lectures, 3, 1)).toEqual([])
  expect(moveLecture(lectures, 1, 1)).toEqual([])
  expect(moveLecture(lectures, 1, 9)).toEqual([])
})
