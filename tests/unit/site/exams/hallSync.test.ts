import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { AnswersBody, AnswersResponse, HallPulse } from '#domain/calls/exams/tests.ts'
import type { SaveOutcome } from '#domain/exams/attempts/judgeArrivals.ts'
import type { ExamCalls } from '#site/data/exams/examCalls.ts'
import type { HallStore, KeptHall } from '#site/data/exams/HallStore.ts'
import { memoryHallStore } from '#site/data/exams/memoryHallStore.ts'
import { createSync, type SyncStatus } from '#site/features/exams/hall/engine/createSync.ts'

const KEY = 'person/attempt'
const HALF_HOUR = 30 * 60_000

/** The next answers of the server; without one it takes everything. */
let answers: ('failed' | 'signedOut' | SaveOutcome)[]
let sent: AnswersBody[]
/** What the student does while the next call is under way. */
let during: (() => Promise<void>) | null
let submits: number
let statuses: SyncStatus[]
let leftMs: number | null
let isSubmitting: boolean
let store: HallStore
let sync: ReturnType<typeof createSync>

beforeEach(() => {
  vi.useFakeTimers()
  // Retries are spread at random.
  vi.spyOn(Math, 'random').mockReturnValue(1)
  ;[answers, sent, submits, statuses, leftMs, isSubmitting] = [[], [], 0, [], HALF_HOUR, false]
  during = null
  store = memoryHallStore()
  const pulse = { now: 0 } as HallPulse
  const calls = {
    answers: async (body: AnswersBody) => {
      sent.push(body)
      const act = during
      during = null
      await act?.()
      const next = answers.shift() ?? 'saved'
      if (next === 'failed' || next === 'signedOut') return { state: next }
      const outcomes = body.saves.map(({ question, sequence }) => ({ question, sequence, outcome: next }))
      return { state: 'ok', body: { apiSuccess: true, message: '', outcomes, pulse } }
    },
    submit: async () => {
      submits++
      isSubmitting = false
      return { state: 'ok', body: { apiSuccess: true, message: '', pulse } }
    },
  } as unknown as ExamCalls
  sync = createSync({
    calls,
    store,
    key: KEY,
    attempt: 'attempt',
    steady: () => Date.now(),
    present: () => ({ epoch: 1, current: 'one', isSubmitting, leftMs }),
    onStatus: (status) => statuses.push(status),
    onPulse: () => undefined,
    onOutcomes: (_: AnswersResponse['outcomes']) => undefined,
    onSubmitted: () => undefined,
  })
})
afterEach(() => {
  sync.stop()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const later = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** Keeps an answer on the device, as the hall does before it wakes the queue. */
async function answer(question: string, sequence: number): Promise<void> {
  const save = {
    question,
    epoch: 1,
    sequence,
    answer: { type: 'single' as const, option: 'a' },
    isMarked: false,
    spentMs: 1000,
    visits: 1,
  }
  await store.keep({ key: KEY, attempt: 'attempt' } as KeptHall, { save: { ...save, hall: KEY } as never })
}
const sentQuestions = () => sent.map(({ saves }) => saves.map(({ question }) => question).join())

it('without answers the hall gives a sign of life every 30 seconds, in the last minute every 5', async () => {
  sync.wake()
  await later(0)
  expect(sent).toMatchObject([{ saves: [], current: 'one' }])
  await later(29_999)
  expect(sent).toHaveLength(1)
  await later(1)
  expect(sent).toHaveLength(2)
  leftMs = 59_000
  await later(30_000)
  expect(sent).toHaveLength(3)
  await later(15_000)
  expect(sent).toHaveLength(6)
})

it('an answer is sent again until the server has it, after ever longer pauses of at most 30 seconds', async () => {
  answers = Array.from({ length: 7 }, () => 'failed')
  await answer('one', 1)
  sync.wake()
  await later(0)
  const at: number[] = []
  for (let second = 1; second <= 130; second++) {
    const before = sent.length
    await later(1000)
    if (sent.length > before) at.push(second)
  }
  expect(at.slice(0, 7)).toEqual([1, 3, 7, 15, 31, 61, 91])
  expect(sentQuestions().slice(0, 8)).toEqual(Array(8).fill('one'))
  expect(await store.waiting(KEY)).toEqual([])
  expect(statuses.at(-1)).toBe('idle')
})

it('a network that is back is used at once', async () => {
  answers = ['failed', 'failed', 'failed', 'failed', 'failed']
  await answer('one', 1)
  sync.wake()
  await later(15_000)
  const tries = sent.length
  answers = []
  sync.wake()
  await later(0)
  expect(sent).toHaveLength(tries + 1)
  expect(await store.waiting(KEY)).toEqual([])
})

it('what is answered while a call is under way follows it at once', async () => {
  await answer('one', 1)
  during = async () => {
    await answer('one', 2)
    await answer('two', 3)
    sync.wake()
  }
  sync.wake()
  await later(1)
  expect(sent.map(({ saves }) => saves.map(({ sequence }) => sequence))).toEqual([[1], [2, 3]])
  expect(await store.waiting(KEY)).toEqual([])
})

it('an answer to a section that is not open yet waits on the device', async () => {
  answers = ['early', 'early']
  await answer('two', 1)
  sync.wake()
  await later(30_000)
  expect(await store.waiting(KEY)).toHaveLength(1)
  await later(30_000)
  expect(await store.waiting(KEY)).toEqual([])
  expect(sent).toHaveLength(3)
})

it('a test is submitted once everything that waits has arrived, and not before', async () => {
  answers = ['failed', 'early']
  await answer('one', 1)
  isSubmitting = true
  sync.wake()
  await later(30_999)
  expect(sent).toHaveLength(2)
  expect(submits).toBe(0)
  await later(1)
  expect(submits).toBe(1)
  await later(60_000)
  expect(submits).toBe(1)
})

it('without a session nothing is thrown away, and it is tried again', async () => {
  answers = ['signedOut']
  await answer('one', 1)
  sync.wake()
  await later(0)
  expect(statuses.at(-1)).toBe('signedOut')
  expect(await store.waiting(KEY)).toHaveLength(1)
  sync.wake()
  await later(0)
  expect(await store.waiting(KEY)).toEqual([])
})

it('a call takes 250 answers, and the rest follows without waiting', async () => {
  for (let index = 0; index < 300; index++) await answer(`q${index}`, index + 1)
  sync.wake()
  await later(1)
  expect(sent.map(({ saves }) => saves.length)).toEqual([250, 50])
})
