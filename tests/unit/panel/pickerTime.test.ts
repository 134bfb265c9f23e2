import { expect, it } from 'vitest'
import { pickedTime, shownTime } from '#cms/admin/fields/pickerTime.ts'

const AT = '2031-12-01T04:30:00.000Z'

it.each([
  ['Asia/Kolkata', '2031-12-01 10:00'],
  ['America/New_York', '2031-11-30 23:30'],
  ['UTC', '2031-12-01 04:30'],
])('a picker shows the clock of %s, and what is picked is that time there', (timeZone, clock) => {
  const date = shownTime(AT, timeZone)
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate(), date.getHours(), date.getMinutes()]
  const [year, ...rest] = parts.map((part) => String(part).padStart(2, '0'))
  expect(`${year}-${rest[0]}-${rest[1]} ${rest[2]}:${rest[3]}`).toBe(clock)
  expect(pickedTime(date, timeZone)).toBe(AT)
})

it('an empty picker gives null, and a year beyond 9999 passes unchanged to the validation that refuses it', () => {
  expect(pickedTime(null, 'Asia/Kolkata')).toBeNull()
  const far = new Date(26090, 0, 1, 12)
  expect(pickedTime(far, 'Asia/Kolkata')).toMatch(/^\+026090-/)
  expect(shownTime('+026090-01-01T00:00:00.000Z', 'Asia/Kolkata').getFullYear()).toBeGreaterThan(26_000)
})
