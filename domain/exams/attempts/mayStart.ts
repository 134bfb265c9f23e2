import type { Paper } from '../papers/PaperSchema.ts'
import type { Accommodation } from './accommodation.ts'
import { isHoliday, openWindow } from './openWindow.ts'
import { RUNNING_STATES } from './runningStates.ts'
import type { AttemptState } from './transitions.ts'

/** An attempt of the same person at the same paper; `endedAt` is null while it lasts. */
type Earlier = { state: AttemptState; endedAt: number | null }

/** Why it cannot be started now; `at` is when it will be possible, ms since epoch. */
export type StartRefusal =
  | { reason: 'notOpen' | 'gap'; at: number }
  | { reason: 'closed' | 'tooLate' | 'holiday' | 'running' | 'usedUp' }
export type StartVerdict = { ok: true } | ({ ok: false } & StartRefusal)

/**
 * Whether an attempt may be started now, as far as the paper decides: window, late entry, holidays, attempts and
 * the gap between them. Cancelled attempts do not count. Entitlement, password and network are asked elsewhere.
 */
export function mayStart(
  paper: Pick<Paper, 'window' | 'attempts'>,
  {
    attempts,
    batches,
    extraAttempts,
    now,
  }: { attempts: readonly Earlier[]; batches: readonly string[]; now: number } & Pick<
    Accommodation,
    'extraAttempts'
  >,
): StartVerdict {
  const refusal =
    refusedByWindow(paper, batches, now) ?? refusedByAttempts(paper, attempts, extraAttempts, now)
  return refusal ? { ok: false, ...refusal } : { ok: true }
}

function refusedByWindow(
  { window }: Pick<Paper, 'window'>,
  batches: readonly string[],
  now: number,
): StartRefusal | null {
  const { opensAt, closesAt } = openWindow(window, batches)
  if (opensAt !== null && now < opensAt) return { reason: 'notOpen', at: opensAt }
  if (closesAt !== null && now >= closesAt) return { reason: 'closed' }
  if (isHoliday(window, batches, now)) return { reason: 'holiday' }
  if (window.lateEntryMinutes === null || opensAt === null) return null
  const entry = { ...window, closesAt: opensAt + window.lateEntryMinutes * 60_000 }
  return now < (openWindow(entry, batches).closesAt ?? 0) ? null : { reason: 'tooLate' }
}

/** Attempts that are left at a paper; null for any number. Cancelled ones do not count. */
export const attemptsLeft = (
  allowed: number | null,
  extraAttempts: number,
  attempts: readonly Pick<Earlier, 'state'>[],
): number | null =>
  allowed === null
    ? null
    : Math.max(0, allowed + extraAttempts - attempts.filter(({ state }) => state !== 'cancelled').length)

const ONGOING: readonly AttemptState[] = ['notStarted', ...RUNNING_STATES, 'submitting']

function refusedByAttempts(
  { attempts: { allowed, gapMinutes } }: Pick<Paper, 'attempts'>,
  attempts: readonly Earlier[],
  extraAttempts: number,
  now: number,
): StartRefusal | null {
  const made = attempts.filter(({ state }) => state !== 'cancelled')
  if (made.some(({ state }) => ONGOING.includes(state))) return { reason: 'running' }
  if (attemptsLeft(allowed, extraAttempts, made) === 0) return { reason: 'usedUp' }
  const last = Math.max(...made.map(({ endedAt }) => endedAt ?? 0), 0)
  const at = last + gapMinutes * 60_000
  return made.length > 0 && now < at ? { reason: 'gap', at } : null
}
