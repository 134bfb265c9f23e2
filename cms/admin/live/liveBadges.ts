import type { LiveState } from '#domain/live/states.ts'
import type { Tone } from '../orders/orderTexts.ts'

/** Badge of each state of a live class. */
export const LIVE_BADGES: Record<LiveState, { text: string; tone: Tone }> = {
  scheduled: { text: 'Scheduled', tone: 'info' },
  waiting: { text: 'Open', tone: 'warning' },
  live: { text: 'Live', tone: 'success' },
  ended: { text: 'Over', tone: 'plain' },
  processing: { text: 'Recording expected', tone: 'warning' },
  recorded: { text: 'Recorded', tone: 'success' },
  cancelled: { text: 'Cancelled', tone: 'danger' },
}
