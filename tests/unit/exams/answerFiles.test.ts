import { expect, it } from 'vitest'
import { takesFile } from '#domain/exams/answers/answerFiles.ts'
import { filesOfAnswer } from '#domain/exams/answers/pagesOfAnswer.ts'
import { KEPT_LATE_MS } from '#domain/exams/attempts/judgeArrivals.ts'
import { GRACE_MS } from '#domain/exams/attempts/lateVerdict.ts'

const END = 1_000_000
const running = { state: 'inProgress' as const, epoch: 2, endedAt: null, open: { from: 1000, to: END } }
const ended = { ...running, state: 'submitted' as const, endedAt: END }
const named = { epoch: 2, isNamed: true }
const unnamed = { epoch: 2, isNamed: false }

it.each([
  ['of the turn, in time', running, unnamed, END - 1, true],
  ['within the grace', running, unnamed, END + GRACE_MS - 1, true],
  ['after the grace', running, unnamed, END + GRACE_MS, false],
  ['of a section that is not open yet', running, unnamed, 999, false],
  ['of a section that nobody reaches', { ...running, open: { from: END, to: END } }, unnamed, END, false],
  ['of a device that was taken over', running, { ...unnamed, epoch: 1 }, 2000, false],
  ['that its saved answer names', running, { ...named, epoch: 1 }, 2000, true],
  ['while the attempt is paused', { ...running, state: 'paused' as const }, unnamed, 2000, false],
  ['after the end, which nothing names', ended, unnamed, END + 1, false],
  ['after the end, which an answer names', ended, named, END + 1, true],
  ['which an answer names, too late', ended, named, END + KEPT_LATE_MS, false],
  ['of a cancelled attempt', { ...ended, state: 'cancelled' as const }, named, END + 1, false],
])('a file %s', (_what, attempt, sent, now, isTaken) => {
  expect(takesFile(attempt, sent, now)).toBe(isTaken)
})

it('only written answers name files', () => {
  expect(filesOfAnswer({ type: 'subjective', files: ['a', 'b'], text: '' })).toEqual(['a', 'b'])
  for (const answer of [null, undefined, 'x', { type: 'single', option: 'a' }, { files: ['a'] }])
    expect(filesOfAnswer(answer)).toEqual([])
})
