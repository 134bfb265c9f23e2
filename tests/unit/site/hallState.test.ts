import { describe, expect, it } from 'vitest'
import type { HallAttempt } from '#domain/calls/exams/tests.ts'
import type { Save } from '#domain/exams/attempts/applySave.ts'
import { keptHall } from '#site/data/exams/keptHall.ts'
import { memoryHallStore } from '#site/data/exams/memoryHallStore.ts'
import { withMemoryFallback } from '#site/data/exams/withMemoryFallback.ts'
import {
  newestSaves,
  restoredState,
  savedCounts,
  withWaiting,
} from '#site/features/exams/hall/engine/hallState.ts'

const save = (question: string, epoch: number, sequence: number, option: string | null): Save => ({
  question,
  epoch,
  sequence,
  isMarked: false,
  spentMs: 1000,
  answer: option && { type: 'single', option },
})

/** Sections x (questions x1, x2), open until 100, and y (y1), open from then on until 200. */
function attempt(saves: Save[], more: Partial<HallAttempt> = {}): HallAttempt {
  const questions = (ids: string[]) => ids.map((id) => ({ id, question: id, part: null }))
  return {
    id: 'attempt',
    student: { id: 'asha', name: '', roll: '' },
    epoch: 2,
    saves,
    language: 'en',
    sections: [
      { id: 'x', from: 0, to: 100 },
      { id: 'y', from: 100, to: 200 },
    ],
    hall: [
      { id: 'x', questions: questions(['x1', 'x2']) },
      { id: 'y', questions: questions(['y1']) },
    ],
    isForwardOnly: false,
    ...more,
  } as unknown as HallAttempt
}

describe('an attempt that a device opens again', () => {
  it('keeps an answer that was on its way, also once it is acknowledged and the next reload has no network', () => {
    const kept = keptHall(attempt([save('x1', 2, 1, 'b')]), null)
    const opened = { ...kept, hall: withWaiting(kept.hall, [save('x2', 2, 2, 'c')]) }
    const { questions } = restoredState(opened, [], 0)
    expect(questions.map((one) => one.saved)).toEqual([
      { type: 'single', option: 'b' },
      { type: 'single', option: 'c' },
      null,
    ])
  })

  it('has the server’s answers, and those that wait here unless a newer device changed them', () => {
    const hall = attempt([save('x1', 2, 1, 'b'), save('x2', 1, 3, 'a')])
    const newest = newestSaves(hall, [save('x1', 1, 9, 'c'), save('x2', 1, 4, 'd'), save('y1', 1, 5, 'a')])
    expect([...newest].map(([id, { sequence }]) => [id, sequence])).toEqual([
      ['x1', 1],
      ['x2', 4],
      ['y1', 5],
    ])
  })
  it('shows the question that was left, with what was chosen and not saved', () => {
    const draft = { type: 'single', option: 'c' } as const
    const kept = { ...keptHall(attempt([save('x1', 2, 1, 'b')]), null), current: 'x2', draft }
    expect(restoredState(kept, [], 50)).toMatchObject({ current: 'x2', draft })
  })
  it('shows the first question of the open section when the one that was left is closed', () => {
    const kept = { ...keptHall(attempt([]), null), current: 'x2' }
    expect(restoredState(kept, [], 150).current).toBe('y1')
  })
  it('goes on where a forward-only paper has come to', () => {
    const kept = keptHall(
      attempt([save('x1', 1, 1, 'b'), save('x2', 1, 2, null)], { isForwardOnly: true }),
      null,
    )
    expect(restoredState(kept, [], 50).current).toBe('x2')
  })
  it('counts its saves on from the last one of its own turn', () => {
    const { sequence, spentMs } = keptHall(attempt([save('x1', 1, 9, 'b'), save('x2', 2, 4, 'a')]), null)
    expect({ sequence, spentMs }).toEqual({ sequence: 4, spentMs: { x2: 1000 } })
  })
})

it('an answer is saved once the server has it; a visit without an answer is not counted', () => {
  const { questions } = restoredState(
    keptHall(attempt([save('x1', 2, 1, 'b'), save('x2', 2, 2, null), save('y1', 2, 3, 'a')]), null),
    [],
    50,
  )
  expect(savedCounts(questions, new Set(['y1', 'x2']))).toEqual({ saved: 1, answers: 2 })
})

describe('what waits on a device', () => {
  it('is the newest save of each question, in the order of turns and numbers', async () => {
    const store = memoryHallStore()
    const hall = keptHall(attempt([]), null)
    for (const one of [
      save('x1', 2, 1, 'a'),
      save('x2', 2, 2, 'a'),
      save('x1', 2, 3, 'b'),
      save('y1', 1, 9, 'a'),
    ])
      await store.keep(hall, { save: { ...one, hall: hall.key } })
    const waiting = async () => (await store.waiting(hall.key)).map(({ question }) => question)
    expect(await waiting()).toEqual(['y1', 'x2', 'x1'])
    await store.acknowledge(hall.key, [save('x1', 2, 1, 'a'), save('x2', 2, 2, 'a')])
    expect(await waiting()).toEqual(['y1', 'x1'])
  })
  it('is sent even when the disk is full, and the store says that it does not last', async () => {
    const full = {
      ...memoryHallStore(),
      isDurable: true,
      keep: () => Promise.reject(new Error('QuotaExceededError')),
    }
    const store = withMemoryFallback(full)
    const hall = keptHall(attempt([]), null)
    await store.keep(hall, { save: { ...save('x1', 2, 1, 'a'), hall: hall.key } })
    expect(store.isDurable).toBe(false)
    expect(await store.waiting(hall.key)).toMatchObject([{ question: 'x1' }])
    await store.acknowledge(hall.key, [save('x1', 2, 1, 'a')])
    expect(await store.waiting(hall.key)).toEqual([])
  })
  it('is never another person’s', async () => {
    const store = memoryHallStore()
    const hall = keptHall(attempt([]), null)
    await store.keep(hall, { save: { ...save('x1', 1, 1, 'a'), hall: hall.key } })
    expect(await store.waiting('ravi/attempt')).toEqual([])
    expect(await store.hall('ravi/attempt')).toBeNull()
  })
})
