import { expect, it } from 'vitest'
import { clockPhrase } from '#domain/text/clockPhrase.ts'

it.each([
  ['17:00', '5 pm', 'शाम 5 बजे'],
  ['18:42', '6:42 pm', 'शाम 6:42'],
  ['00:00', '12 am', 'रात 12 बजे'],
  ['00:05', '12:05 am', 'रात 12:05'],
  ['12:00', '12 pm', 'दोपहर 12 बजे'],
  ['08:01', '8:01 am', 'सुबह 8:01'],
])('%s is %s and %s', (time, english, hindi) => {
  expect([clockPhrase(time, 'en'), clockPhrase(time, 'hi')]).toEqual([english, hindi])
})
