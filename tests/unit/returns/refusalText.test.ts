import { expect, it } from 'vitest'
import { refusalText } from '#site/features/orders/returns/refusalText.ts'
import { returns as en } from '#site/texts/en/returns.ts'
import { returns as hi } from '#site/texts/hi/returns.ts'

const WATCHED = {
  reason: 'seen',
  rule: { days: 7, percent: 30 },
  progress: { completed: 12, total: 20 },
}

it.each([
  [
    'English',
    en,
    '12 of 20 lessons done (60%). Refundable within 7 days while less than 30% of the lessons are done.',
  ],
  ['Hindi', hi, '20 में से 12 पाठ पूरे (60%)। 7 दिन के अंदर रिफ़ंड हो सकता है, जब तक 30% से कम पाठ पूरे हुए हों।'],
])(
  'the refusal for a course watched beyond the limit gives the progress and the limit, in %s',
  (_name, texts, text) => {
    expect(refusalText(WATCHED, texts)).toBe(text)
  },
)

it('other reasons have no figures', () => {
  expect(refusalText({ reason: 'tooLate', rule: null, progress: null }, en)).toBe(en.not.tooLate)
})
