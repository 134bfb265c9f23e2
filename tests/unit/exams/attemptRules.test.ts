import { describe, expect, it } from 'vitest'
import { batchOf } from '#domain/exams/attempts/batchOf.ts'
import { clockFault } from '#domain/exams/attempts/clockFault.ts'
import { countedSaves } from '#domain/exams/attempts/countedSaves.ts'
import { dueAt } from '#domain/exams/attempts/dueAt.ts'
import {
  answeredCount,
  encodeKept,
  type KeptSave,
  keptSaveOf,
  keptSaves,
} from '#domain/exams/attempts/keptAnswers.ts'
import { GRACE_MS } from '#domain/exams/attempts/lateVerdict.ts'
import { leafKey, leafOfKey } from '#domain/exams/attempts/leafKey.ts'
import { mergeAccommodations } from '#domain/exams/attempts/mergeAccommodations.ts'
import { granted, HOUR, MIN } from './attemptTimes.ts'

const kept = (question: string, epoch: number, sequence: number, receivedAt = 0): KeptSave => ({
  question,
  epoch,
  sequence,
  receivedAt,
  answer: { at: receivedAt },
  isMarked: false,
  spentMs: 5,
  isLate: false,
})
const stored = (...saves: KeptSave[]) =>
  Object.fromEntries(saves.map((save) => [leafKey(save.question), encodeKept(save, save.sequence % 2 === 1)]))

describe('kept answers', () => {
  it('are read as they were written, by keys without dots', () => {
    expect([leafKey('set.part'), leafOfKey('set:part'), leafKey('alone')]).toEqual([
      'set:part',
      'set.part',
      'alone',
    ])
    const save = kept('set.part', 2, 7)
    expect(keptSaves(stored(save))).toEqual([save])
    expect(keptSaveOf(stored(save), 'set.part')).toEqual(save)
    expect(keptSaveOf(stored(save), 'toString')).toBeNull()
  })

  it('are counted by whether something was answered', () => {
    expect(answeredCount(stored(kept('a', 1, 1), kept('b', 1, 2), kept('c', 1, 3)))).toBe(2)
  })

  it('count late as far as staff accept them, and never over a newer one', () => {
    const inTime = stored(kept('a', 1, 1), kept('b', 2, 1))
    const late = stored(kept('a', 1, 5, 100), kept('b', 1, 9, 100), kept('c', 1, 6, 200))
    const counted = (until: number | null) =>
      countedSaves(inTime, late, until).map(({ question, epoch, sequence }) => [question, epoch, sequence])
    expect(counted(null)).toEqual([
      ['a', 1, 1],
      ['b', 2, 1],
    ])
    expect(counted(101)).toEqual([
      ['a', 1, 5],
      ['b', 2, 1],
    ])
    expect(counted(201)).toEqual([
      ['a', 1, 5],
      ['b', 2, 1],
      ['c', 1, 6],
    ])
  })
})

it('somebody who was granted several things has the best of each', () => {
  const merged = mergeAccommodations([
    granted({ timeFactor: { num: 4, den: 3 }, extraMinutes: 5, hasLargeText: true }),
    granted({ timeFactor: { num: 5, den: 4 }, extraMinutes: 10, extraAttempts: 1 }),
  ])
  expect(merged).toEqual(
    granted({ timeFactor: { num: 4, den: 3 }, extraMinutes: 10, extraAttempts: 1, hasLargeText: true }),
  )
  expect(mergeAccommodations([])).toEqual(granted({}))
})

it('the batch of a buyer is the one that was to begin next, else the one that had begun last', () => {
  const batches = [
    { id: 'june', startsOn: 100, endsOn: null },
    { id: 'may', startsOn: 50, endsOn: 90 },
    { id: 'july', startsOn: 200, endsOn: null },
  ]
  expect([0, 60, 100, 150, 201].map((since) => batchOf(batches, since))).toEqual([
    'may',
    'june',
    'june',
    'july',
    'july',
  ])
  expect(batchOf([{ id: 'may', startsOn: 50, endsOn: 90 }], 95)).toBe('may')
  expect(batchOf([], 5)).toBeNull()
})

it('the server acts at the end with the grace, at the end of a pause, when late answers are over, and when results are due', () => {
  const rules = { pauses: { times: 2, minutes: 10 }, lateSyncMinutes: 30, resultAt: 5 * HOUR }
  const attempt = { endsAt: HOUR, timing: { pauses: [{ from: MIN, to: null }] }, ...rules }
  const due = (state: Parameters<typeof dueAt>[0]['state']) => dueAt({ ...attempt, state })
  expect([due('inProgress'), due('paused'), due('autoSubmitted'), due('evaluated')]).toEqual([
    HOUR + GRACE_MS,
    11 * MIN,
    HOUR + 30 * MIN,
    5 * HOUR,
  ])
  expect([due('submitting'), due('submitted'), due('published'), due('cancelled')]).toEqual([
    0,
    0,
    null,
    null,
  ])
})

describe('the clock of exams', () => {
  const fresh = (at: number, seenMsAgo = 1000) => ({ at, seenMsAgo })
  it('is trusted while it agrees with the monotonic clock and with other processes', () => {
    expect(clockFault(0, HOUR, [])).toBeNull()
    expect(clockFault(-4999, HOUR, [fresh(HOUR - 2000), fresh(0, Number.POSITIVE_INFINITY)])).toBeNull()
  })

  it('is not when somebody has set it, forwards or backwards', () => {
    expect([clockFault(5001, HOUR, []), clockFault(-5001, HOUR, [])]).toEqual(['jumped', 'jumped'])
  })

  it('is not when the database has seen a later time, or a running process has an earlier one', () => {
    expect(clockFault(0, HOUR, [fresh(2 * HOUR, Number.POSITIVE_INFINITY)])).toBe('behind')
    expect(clockFault(0, 2 * HOUR, [fresh(HOUR)])).toBe('ahead')
  })
})
