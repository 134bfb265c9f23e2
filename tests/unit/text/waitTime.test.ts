import { expect, it } from 'vitest'
import { waitTime } from '#domain/text/waitTime.ts'

it.each([
  [1, '1 second', '1 सेकंड'],
  [24, '24 seconds', '24 सेकंड'],
  [119, '119 seconds', '119 सेकंड'],
  [121, '3 minutes', '3 मिनट'],
  [3600, '60 minutes', '60 मिनट'],
  [7201, '3 hours', '3 घंटे'],
])('%i s is %s, in Hindi %s', (seconds, english, hindi) => {
  expect(waitTime(seconds, 'en')).toBe(english)
  expect(waitTime(seconds, 'hi')).toBe(hindi)
})
