import type { Paper } from '../papers/PaperSchema.ts'
import type { Accommodation } from './accommodation.ts'
import { openWindow } from './openWindow.ts'
import { wholeTime } from './ownTime.ts'
import { momentOf, type Pause } from './pauses.ts'

/** What the end of an attempt depends on; moments in ms since epoch. */
export type Timing = {
  paper: Pick<Paper, 'minutes' | 'window'>
  batches: readonly string[]
  accommodation: Accommodation
  startedAt: number
  pauses: readonly Pause[]
  /** Minutes that staff added while it was running. */
  addedMinutes: number
  /** Until when staff reopened it; null when they did not. */
  reopenedUntil: number | null
}

/**
 * When an attempt ends, ms since epoch, by the server's clock alone. Null while it is paused. Without the full
 * time for late entry the closing of the paper is the end for everybody; accommodations and minutes of staff
 * come on top of it, pauses do not.
 */
export function endsAt(timing: Timing): number | null {
  const { paper, batches, startedAt, pauses, reopenedUntil } = timing
  if (pauses.at(-1)?.to === null) return null
  const own = wholeTime(paper.minutes, timing)
  const full = momentOf(startedAt, pauses, own)
  const { closesAt } = openWindow(paper.window, batches)
  const end =
    closesAt === null || paper.window.keepsFullTime
      ? full
      : Math.min(full, closesAt + own - paper.minutes * 60_000)
  return Math.max(end, reopenedUntil ?? 0)
}
