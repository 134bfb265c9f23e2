import { expect, it } from 'vitest'
import { acceptsFile } from '#domain/exams/answers/answerFiles.ts'
import { filesOfAnswer } from '#domain/exams/answers/pagesOfAnswer.ts'
import { KEPT_LATE_MS } from '#domain/exams/attempts/judgeArrivals.ts'
import { GRACE_MS } from '#domain/exams/attempts/lateVerdict.ts'

const END = 1_000_000
const running = { state: 'inProgress' as const, epoch: 2, endedAt: null, open: { from: 1000, to: END } }
const ended = { ...running, state: 'submitted' as const, endedAt: END }
const referenced = { epoch: 2, isNamed: true }
const unreferenced = { epoch: 2, isNamed: false }

it.each([
  ['of the device whose turn it is, in time', running, unreferenced, END - 1, true],
  ['within the seconds of grace', running, unreferenced, END + GRACE_MS - 1, true],
  ['after the seconds of grace', running, unreferenced, END + GRACE_MS, false],
  ['of a section that is not open yet', running, unreferenced, 999, false],
  ['of a section without any time', { ...running, open: { from: END, to: END } }, unreferenced, END, false],
  ['of a device that was taken over', running, { ...unreferenced, epoch: 1 }, 2000, false],
  [
    'of a device that was taken over, which a saved answer names',
    running,
    { ...referenced, epoch: 1 },
    2000,
    true,
  ],
  ['while the attempt is paused', { ...running, state: 'paused' as const }, unreferenced, 2000, false],
  ['after the end, which no saved answer names', ended, unreferenced, END + 1, false],
  ['after the end, which a saved answer names', ended, referenced, END + 1, true],
  ['which a saved answer names, too late', ended, referenced, END + KEPT_LATE_MS, false],
  ['of a cancelled attempt', { ...ended, state: 'cancelled' as const }, referenced, END + 1, false],
])('a file is accepted or refused: %s', (_what, attempt, sent, now, isAccepted) => {
  expect(acceptsFile(attempt, sent, now)).toBe(isAccepted)
})

it('only written answers name files', () => {
  expect(filesOfAnswer({ type: 'subjective', files: ['a', 'b'], text: '' })).toEqual(['a', 'b'])
  for (const answer of [null, undefined, 'x', { type: 'single', option: 'a' }, { files: ['a'] }])
    expect(filesOfAnswer(answer)).toEqual([])
})
