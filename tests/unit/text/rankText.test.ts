import { expect, it } from 'vitest'
import { rankText } from '#domain/text/rankText.ts'

it('a rank is a number in English and an ordinal in Hindi, which follows the number of candidates', () => {
  expect([1, 28, 12_345].map((rank) => rankText(rank, 'en'))).toEqual(['1', '28', '12,345'])
  expect([1, 2, 3, 4, 5, 6, 28].map((rank) => rankText(rank, 'hi'))).toEqual([
    ...['पहला', 'दूसरा', 'तीसरा', 'चौथा', '5वाँ', 'छठा', '28वाँ'],
  ])
})
