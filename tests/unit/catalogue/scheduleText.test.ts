import { expect, it } from 'vitest'
import { clockText, weekdaysText } from '#site/features/product/scheduleText.ts'

it.each([
  [['fri', 'mon', 'tue', 'wed', 'thu'], 'Mon to Fri'],
  [['sat', 'sun'], 'Sat, Sun'],
  [['mon', 'wed', 'fri'], 'Mon, Wed, Fri'],
  [['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], 'every day'],
  [['someday'], ''],
])('%j is %s', (days, text) => {
  expect(weekdaysText(days)).toBe(text)
})

it.each([
  ['17:00', '18:30', '5 pm to 6:30 pm'],
  ['00:00', null, 'from 12 am'],
  ['12:05', '25:00', 'from 12:05 pm'],
  [null, '18:00', ''],
])('%s to %s is %s', (from, to, text) => {
  expect(clockText(from, to)).toBe(text)
})
