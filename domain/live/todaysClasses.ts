import { DAY_MS } from '../auth/policy.ts'
import { isJoinable, type LiveState } from './states.ts'

type Planned = { state: LiveState; startsAt: number }

/** The next class is included if it begins within this time, ms. */
const NEXT_MS = 7 * DAY_MS

/** The classes that can be joined now, and the next one within a week. @param classes sorted by start @param now ms since epoch */
export function todaysClasses<C extends Planned>(classes: readonly C[], now: number): C[] {
  const next = classes.find(
    ({ state, startsAt }) => state === 'scheduled' && startsAt > now && startsAt - now <= NEXT_MS,
  )
  return [...classes.filter(({ state }) => isJoinable(state)), ...(next ? [next] : [])]
}
