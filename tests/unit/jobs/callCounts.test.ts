import { expect, it } from 'vitest'
import { callsOf, noteCall } from '#cms/operations/jobs/callCounts.ts'

const HOUR = 3_600_000
const NOW = 500_000 * HOUR + 12_345

it('calls of a day are counted by project, sign-ins apart from the others', () => {
  noteCall('p1', '/auth/verifyOtp', 'done', NOW - 30 * HOUR)
  noteCall('p1', '/auth/verifyOtp', 'done', NOW - 23 * HOUR)
  noteCall('p1', '/auth/verifyEmailOtp', 'refused', NOW)
  noteCall('p1', '/cart/change', 'fault', NOW)
  noteCall('p2', '/cart/change', 'done', NOW)
  expect(callsOf('p1', NOW)).toEqual({
    signIn: { done: 1, refused: 1, fault: 0 },
    save: { done: 0, refused: 0, fault: 1 },
  })
  expect(callsOf('p1', NOW + 20 * HOUR).signIn).toEqual({ done: 0, refused: 1, fault: 0 })
  expect(callsOf('p3', NOW).save.done).toBe(0)
})
