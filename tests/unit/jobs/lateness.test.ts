import { expect, it } from 'vitest'
import { isJobLate, type JobTime } from '#domain/jobs/lateness.ts'

const MINUTE = 60_000
const NOW = Date.UTC(2026, 10, 26)
const job = (more: Partial<JobTime>): JobTime => ({
  everyMs: 1000,
  endedAt: NOW,
  startedAt: NOW - 60 * MINUTE,
  tookMs: 5,
  failures: 0,
  ...more,
})

it.each([
  ['has just run', job({}), false],
  ['runs each second and was silent for a minute', job({ endedAt: NOW - MINUTE }), false],
  ['runs each second and was silent for three minutes', job({ endedAt: NOW - 3 * MINUTE }), true],
  ['runs each hour and ran two hours ago', job({ everyMs: 60 * MINUTE, endedAt: NOW - 120 * MINUTE }), false],
  ['runs each hour and ran four hours ago', job({ everyMs: 60 * MINUTE, endedAt: NOW - 240 * MINUTE }), true],
  ['never ended well since the process began', job({ endedAt: null }), true],
  ['waits for its first run', job({ endedAt: null, startedAt: NOW - MINUTE }), false],
])('a job that %s is late: %#', (_what, time, isLate) => expect(isJobLate(time, NOW)).toBe(isLate))
