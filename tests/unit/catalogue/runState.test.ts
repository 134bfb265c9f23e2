import { expect, it } from 'vitest'
import { runState } from '#domain/catalogue/runState.ts'

const NOW = Date.parse('2026-11-26T09:00:00Z')
const [BEFORE, AFTER] = ['2026-11-25T09:00:00Z', '2026-12-01T09:00:00Z']

it.each([
  [{ isActive: true }, 'running'],
  [{ isActive: true, startsAt: BEFORE, endsAt: AFTER }, 'running'],
  [{ isActive: true, startsAt: AFTER }, 'planned'],
  [{ isActive: true, startsAt: BEFORE, endsAt: BEFORE }, 'ended'],
  [{ isActive: true, endsAt: new Date(NOW).toISOString() }, 'ended'],
  [{ isActive: false, startsAt: BEFORE, endsAt: AFTER }, 'off'],
] as const)('an active item runs only within its period: %j is %s', (period, state) =>
  expect(runState(period, NOW)).toBe(state),
)
