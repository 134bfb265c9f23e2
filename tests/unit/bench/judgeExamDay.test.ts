import { expect, it } from 'vitest'
import { judgeExamDay, type Taken } from '../../bench/pairs/judgeExamDay.ts'

const quiet: Taken = {
  start: [900],
  save: [100, 120],
  reconnect: [50],
  submit: [80],
  errors: [],
  lost: 0,
  unfinished: 0,
}

it('an exam day fails by lost answers, failed calls and attempts that nobody submitted, not by slow ones', () => {
  expect(judgeExamDay(1, quiet).faults).toEqual([])
  expect(judgeExamDay(1, { ...quiet, save: [9000] }).faults).toEqual([])
  expect(judgeExamDay(1, quiet).text).toContain('save p95 120 ms (2, aim 150 ms)')
  const bad = { ...quiet, lost: 2, unfinished: 1, errors: ['save: 503', 'save: 503', 'start: 500'] }
  expect(judgeExamDay(1, bad).faults).toEqual([
    'm: 2 acknowledged answers are lost',
    'm: 1 attempts are not submitted',
    'm: 3 calls failed: save: 503; start: 500',
  ])
})
