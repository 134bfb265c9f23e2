import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { HallAction } from '#domain/exams/attempts/hall.ts'
import { createTicks } from '#site/features/exams/hall/engine/createTicks.ts'

type Options = Parameters<typeof createTicks>[0]

beforeEach(() => vi.stubGlobal('document', { visibilityState: 'visible' }))
afterEach(() => vi.unstubAllGlobals())

/** What a hall does by itself after so much time on a question. */
function actsAfter(
  spentMs: number,
  {
    hall = 'strict',
    current = 'one',
    seconds = 30,
  }: { hall?: string; current?: string; seconds?: number | null } = {},
): string[] {
  const acts: HallAction[] = []
  const view = {
    state: { current, questions: ['one', 'two'].map((id) => ({ id, section: 's' })) },
    pulse: { sections: [{ id: 's', from: 0, to: 3_600_000 }], endsAt: 3_600_000, state: 'inProgress' },
    open: ['s'],
    isTimeUp: false,
  }
  const { tick } = createTicks({
    view: () => view as unknown as ReturnType<Options['view']>,
    attempt: () =>
      ({ secondsPerQuestion: seconds, paper: { hall } }) as unknown as ReturnType<Options['attempt']>,
    now: () => 60_000,
    noticeSleep: () => false,
    spentMs: () => spentMs,
    act: (action) => acts.push(action),
    show: () => undefined,
    wake: () => undefined,
  })
  tick()
  return acts.map(({ kind }) => kind)
}

it('a question with a time of its own gives way to the next one when it is over', () => {
  expect(actsAfter(29_999)).toEqual([])
  expect(actsAfter(30_000)).toEqual(['next'])
  expect(actsAfter(30_000, { hall: 'safe' })).toEqual(['saveAndNext'])
})

it('the last question stays, one without a time of its own too, and nobody goes on behind a hidden tab', () => {
  expect(actsAfter(90_000, { current: 'two' })).toEqual([])
  expect(actsAfter(90_000, { seconds: null })).toEqual([])
  vi.stubGlobal('document', { visibilityState: 'hidden' })
  expect(actsAfter(90_000)).toEqual([])
})
