import { expect, it } from 'vitest'
import { helpfulText } from '#site/features/reviews/helpfulText.ts'
import { english } from '#site/texts/english.ts'

it.each([
  [0, 'Helpful'],
  [999, 'Helpful (999)'],
  [1999, 'Helpful (1K)'],
])('says that %i found a review helpful as %s', (count, text) => {
  expect(helpfulText(count, english.reviews)).toBe(text)
})
