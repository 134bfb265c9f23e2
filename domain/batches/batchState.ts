const DAY_MS = 86_400_000

/** Whether a batch still accepts students: it is published, and its last day is not over. `now` in ms since epoch. */
export const isBatchOpen = (
  { endsOn, _status }: { endsOn?: string | null | undefined; _status?: string | null | undefined },
  now: number,
): boolean => _status === 'published' && (!endsOn || Date.parse(endsOn) + DAY_MS > now)

/** The state of a batch for one person: they have a seat, are offered one, are on the waitlist; seats are free, all are taken, or it is over. */
export const SEAT_STATES = ['mine', 'offered', 'waiting', 'free', 'full', 'over'] as const
export type SeatState = (typeof SEAT_STATES)[number]

export type SeatAct = 'choose' | 'wait' | 'giveUp'

/** The actions of a person in each state: take a seat, join the waitlist, or give up the offer or the place on the waitlist. */
export const SEAT_ACTS: Record<SeatState, readonly SeatAct[]> = {
  mine: [],
  offered: ['choose', 'giveUp'],
  waiting: ['giveUp'],
  free: ['choose'],
  full: ['wait'],
  over: [],
}

type Facts = {
  isOpen: boolean
  isMine: boolean
  /** The person's entry on the waitlist: waiting, or offered a seat; null without one. */
  own: 'waiting' | 'offered' | null
  /** Number of seats that are neither taken, held nor offered. */
  left: number
}

/** The state of a batch for a person. */
export function seatStateOf({ isOpen, isMine, own, left }: Facts): SeatState {
  if (isMine) return 'mine'
  if (!isOpen) return 'over'
  return own ?? (left > 0 ? 'free' : 'full')
}
