import { expect, it } from 'vitest'
import type { ChatEntry } from '#domain/calls/liveChat.ts'
import { MAX_REPLAY_LINES, ReplaySchema, replayOf, withOwnVotes } from '#domain/live/replay.ts'

const START = Date.parse('2026-11-26T13:30:00Z')

let seq = 0
const entry = (kind: ChatEntry['kind'], atS: number, more: Partial<ChatEntry> = {}): ChatEntry => ({
  seq: ++seq,
  kind,
  at: START + atS * 1000,
  name: 'Asha K.',
  isTeacher: false,
  text: '',
  target: null,
  options: [],
  ...more,
})

it('has messages by the seconds of the recording, times of answers to questions, and poll results', () => {
  const early = entry('message', -90, { text: 'Good evening' })
  const question = entry('question', 61.9, { text: 'Why a sine?' })
  const rude = entry('message', 70, { text: '' })
  const poll = entry('poll', 80, { text: 'Which?', options: ['A', 'B', 'C'], isTeacher: true })
  const all = [
    early,
    question,
    rude,
    poll,
    entry('delete', 71, { target: rude.seq }),
    entry('answered', 2050, { target: question.seq, isTeacher: true }),
    entry('closePoll', 90, { target: poll.seq, right: 1 }),
    entry('pin', 2060, { target: question.seq }),
    entry('rules', 2070),
  ]
  const replay = replayOf(all, { [poll.seq]: [3, 0] }, START)
  expect(replay).toEqual({
    lines: [
      { atS: 0, kind: 'message', name: 'Asha K.', isTeacher: false, text: 'Good evening', answeredAtS: null },
      {
        atS: 61,
        kind: 'question',
        name: 'Asha K.',
        isTeacher: false,
        text: 'Why a sine?',
        answeredAtS: 2050,
      },
    ],
    polls: [
      {
        seq: poll.seq,
        atS: 80,
        text: 'Which?',
        options: [
          { text: 'A', count: 3 },
          { text: 'B', count: 0 },
          { text: 'C', count: 0 },
        ],
        right: 1,
      },
    ],
  })
  expect(ReplaySchema.parse(replay)).toEqual(replay)
})

it('includes each person’s own poll answers, and none for polls that they did not answer', () => {
  const [first, second] = [1, 2].map((n) => entry('poll', n, { text: `${n}?`, options: ['A', 'B'] }))
  const replay = replayOf([first as ChatEntry, second as ChatEntry], {}, START)
  const own = (votes: Record<number, number>) => withOwnVotes(replay, votes).polls.map((poll) => poll.own)
  expect(own({ [first?.seq ?? 0]: 0, 9999: 1 })).toEqual([0, undefined])
  expect(own({})).toEqual([undefined, undefined])
  const earlier = { lines: [], polls: [{ atS: 1, text: '1?', options: [] }] }
  expect(withOwnVotes(earlier, { 1: 0 })).toEqual(earlier)
})

it('drops student messages evenly when there are too many, but no questions and no messages of teachers', () => {
  const many = Array.from({ length: MAX_REPLAY_LINES * 3 }, (_, n) =>
    entry(n % 100 === 0 ? 'question' : 'message', n, { text: `${n}`, isTeacher: n % 250 === 1 }),
  )
  const { lines } = replayOf(many, {}, START)
  expect(lines).toHaveLength(MAX_REPLAY_LINES)
  expect(lines.filter(({ kind }) => kind === 'question')).toHaveLength(90)
  expect(lines.filter(({ isTeacher }) => isTeacher)).toHaveLength(36)
  const at = lines.map(({ atS }) => atS)
  expect(at.toSorted((a, b) => a - b)).toEqual(at)
  const gaps = at.slice(1).map((one, n) => one - (at[n] ?? 0))
  expect(Math.max(...gaps)).toBeLessThan(6)
})
