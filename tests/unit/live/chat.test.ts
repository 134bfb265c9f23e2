import { describe, expect, it } from 'vitest'
import type { ChatEntry } from '#domain/calls/liveChat.ts'
import { chatProblem, DEFAULT_CHAT_RULES, hasBlockedWord, hasLink } from '#domain/live/chat.ts'
import { chatCounts, chatView } from '#domain/live/chatView.ts'

const now = Date.UTC(2026, 10, 27, 12)
const student = { isTeacher: false, isMuted: false, lastAt: null }

describe('a message', () => {
  it.each([
    ['is taken', 'Why a sine?', {}, {}, null],
    ['waits in slow mode', 'Again', { slowS: 10 }, { lastAt: now - 9999 }, 'slow'],
    [
      'is accepted once the slow-mode interval has passed',
      'Again',
      { slowS: 10 },
      { lastAt: now - 10_000 },
      null,
    ],
    ['is refused from a muted person', 'Hello', {}, { isMuted: true }, 'muted'],
    ['is refused while only teachers may write', 'Hello', { isTeachersOnly: true }, {}, 'teachersOnly'],
    ['has no link', 'See example.com/x', {}, {}, 'link'],
    ['may have a link where they are allowed', 'See example.com/x', { allowsLinks: true }, {}, null],
    ['has no word of the list', 'That is SPAM!', { words: 'spam, leaked paper' }, {}, 'word'],
    ['of a teacher is always accepted', 'example.com spam', { words: 'spam' }, { isTeacher: true }, null],
  ])('%s', (_, text, rules, who, problem) =>
    expect(chatProblem(text, { ...DEFAULT_CHAT_RULES, ...rules }, { ...student, ...who }, now)).toBe(problem),
  )

  it.each([
    ['https://x.example', true],
    ['WWW.example', true],
    ['ｅｘａｍｐｌｅ．ｃｏｍ', true],
    ['exam\u200bple.com', true],
    ['F = m.a, so a = 9.8', false],
    ['यह सही है.क्या?', false],
  ])('with "%s" contains a link: %s', (text, is) => expect(hasLink(text)).toBe(is))

  it('is blocked for whole words only, in any case and with signs between the letters', () => {
    expect(hasBlockedWord('leaked...PAPER', 'leaked paper')).toBe(true)
    expect(hasBlockedWord('classic', 'ass')).toBe(false)
    expect(hasBlockedWord('बुरा शब्द है', 'बुरा शब्द')).toBe(true)
    expect(hasBlockedWord('anything', ' , \n')).toBe(false)
  })
})

describe('the view of a room', () => {
  const entry = (seq: number, kind: ChatEntry['kind'], more: Partial<ChatEntry> = {}): ChatEntry => ({
    seq,
    kind,
    at: now + seq,
    name: 'Asha K.',
    isTeacher: false,
    text: `${seq}`,
    target: null,
    options: [],
    ...more,
  })
  const entries = [
    entry(1, 'message'),
    entry(2, 'question'),
    entry(3, 'pin', { target: 2 }),
    entry(4, 'poll', { options: ['A', 'B'] }),
    entry(5, 'delete', { target: 1 }),
    entry(6, 'rules'),
    entry(7, 'answered', { target: 2 }),
  ]

  it('is the same in whatever order and however often entries come', () => {
    const view = chatView(entries)
    expect(view.lines.map(({ seq, isDeleted, isClosed }) => [seq, isDeleted, isClosed])).toEqual([
      [1, true, true],
      [2, false, true],
    ])
    expect([view.pinned?.seq, view.polls.map(({ seq }) => seq), view.rulesSeq]).toEqual([2, [4], 6])
    expect(chatView([...entries.toReversed(), ...entries])).toEqual(view)
  })

  it('has the right option of a poll once it is closed', () => {
    const rightOf = (more: ChatEntry[]) => chatView([...entries, ...more]).polls.map(({ right }) => right)
    expect(rightOf([])).toEqual([null])
    expect(rightOf([entry(8, 'closePoll', { target: 4 })])).toEqual([null])
    expect(rightOf([entry(8, 'closePoll', { target: 4, right: 0 })])).toEqual([0])
  })

  it('has no pinned message after it was unpinned or deleted', () => {
    expect(chatView([...entries, entry(8, 'unpin', { target: 2 })]).pinned).toBeNull()
    expect(chatView([...entries, entry(8, 'delete', { target: 2 })]).pinned).toBeNull()
  })
})

it('votes are counted by option, with 0 for an option that nobody chose', () =>
  expect(
    chatCounts([
      { target: 2, option: null, count: 3 },
      { target: 4, option: 2, count: 5 },
      { target: 4, option: 0, count: 1 },
      { target: null, option: 0, count: 9 },
    ]),
  ).toEqual({ 2: [3], 4: [1, 0, 5] }))
