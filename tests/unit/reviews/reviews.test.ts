import { describe, expect, it } from 'vitest'
import { ReviewSchema, ReviewWriteBodySchema } from '#domain/calls/reviews.ts'
import { isReviewPromptDue } from '#domain/reviews/limits.ts'
import { averageOf, NO_STARS, starCounts } from '#domain/reviews/ratings.ts'
import { reviewerName } from '#domain/reviews/reviewer.ts'

describe('the average', () => {
  it.each([
    [NO_STARS, 0, 0],
    [[0, 0, 0, 0, 1], 5, 1],
    [[1, 0, 0, 0, 1], 3, 2],
    [[0, 0, 0, 1, 1], 4.5, 2],
    [[0, 0, 0, 11, 9], 4.5, 20],
    // 4.44… is shown and filtered as 4.4.
    [[0, 0, 0, 5, 4], 4.4, 9],
    [[0, 0, 1, 0, 999_999], 5, 1_000_000],
  ] as const)('of %j is %f from %i', (stars, rating, ratingCount) => {
    expect(averageOf(stars)).toEqual({ rating, ratingCount })
  })

  it('uses only whole stars', () => {
    const rows = [
      { rating: 5, count: 3 },
      { rating: 0, count: 9 },
      { rating: 6, count: 9 },
      { rating: 4.5, count: 9 },
      { rating: 1, count: 2 },
    ]
    expect(starCounts(rows)).toEqual([2, 0, 0, 0, 3])
  })
})

it.each([
  [0, 0, false],
  [1, 0, false],
  [2, 10, false],
  [3, 10, true],
  [29, 100, false],
  [30, 100, true],
  [1, 3, true],
  [1, 4, false],
  [10, 10, true],
])('a learner with %i of %i lectures is asked: %s', (completed, lectures, isAsked) => {
  expect(isReviewPromptDue(completed, lectures)).toBe(isAsked)
})

it.each([
  ['Meera Sundaram Iyer', 'Meera I.'],
  ['  meera   iyer ', 'meera I.'],
  ['Meera', 'Meera'],
  ['मीरा अय्यर', 'मीरा अ.'],
  ['', 'A student'],
  [null, 'A student'],
  ['\u202e\u202e', 'A student'],
  ['\u202eMeera\u0000 Iyer', 'Meera I.'],
  ['x'.repeat(300), 'x'.repeat(40)],
])('%j has the public name %j', (name, shown) => {
  expect(reviewerName(name)).toBe(shown)
})

describe('a submitted review', () => {
  const text = 'Every chapter ends with twenty questions.'

  it('is trimmed, has a title only if one was given, and contains each photo once', () => {
    expect(
      ReviewWriteBodySchema.parse({ product: 'p', rating: 4, text: ` ${text}\n`, photos: ['a', 'b', 'a'] }),
    ).toEqual({ product: 'p', rating: 4, title: '', text, photos: ['a', 'b'] })
  })

  it.each([
    { rating: 0 },
    { rating: 6 },
    { rating: 4.5 },
    { rating: '5' },
    { rating: undefined },
    { text: '         short ' },
    { text: 'x'.repeat(3001) },
    { text: `${text}\u0000` },
    { text: `${text}\u202e` },
    { title: 'x'.repeat(121) },
    { title: 'two\nlines' },
  ])('is refused with %j', (wrong) => {
    const read = ReviewSchema.safeParse({ rating: 5, title: '', text, ...wrong })
    expect(read.error?.issues.map(({ path }) => path)).toEqual([Object.keys(wrong)])
  })
})
