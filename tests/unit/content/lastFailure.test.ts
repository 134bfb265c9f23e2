import { expect, it } from 'vitest'
import { lastFailure, type ScheduleState } from '#domain/content/schedule.ts'

const changes = (...states: ScheduleState[]) => states.map((state, i) => ({ state, at: 1000 + i }))

it.each([
  ['a document whose last change failed', ['done', 'failed'], 1001],
  ['also while another waits or was cancelled', ['failed', 'cancelled', 'pending'], 1000],
  ['not once a later change was carried out', ['failed', 'done'], null],
  ['not without any', [], null],
] satisfies [string, ScheduleState[], number | null][])(
  'the failure that is shown to editors: %s',
  (_, states, at) => {
    expect(lastFailure(changes(...states).toReversed())?.at ?? null).toBe(at)
  },
)
