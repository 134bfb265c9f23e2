const DAY_MS = 86_400_000

/** Whether a batch still takes people: it is published, and its last day is not over. Times in ms since epoch. */
export const isBatchOpen = (
  { endsOn, _status }: { endsOn?: string | null | undefined; _status?: string | null | undefined },
  now: number,
): boolean => _status === 'published' && (!endsOn || Date.parse(endsOn) + DAY_MS > now)

/** What a person is to a batch: they have a seat, one is offered to them, they wait, there are seats, or none. */
export const SEAT_STATES = ['mine', 'offered', 'waiting', 'free', 'full', 'over'] as const
export type SeatState = (typeof SEAT_STATES)[number]

export type SeatAct = 'choose' | 'wait' | 'giveUp'

/** What a person may do about a batch in each state: take a seat, join the waitlist, or give up the offer or the place on the waitlist. */
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
  /** Their own place on the waitlist, or offer. */
  own: 'waiting' | 'offered' | null
  /** Seats that anybody may take. */
  left: number
}

/** The state of a batch for a person. */
export function seatStateOf({ isOpen, isMine, own, left }: Facts): SeatState {
  if (isMine) return 'mine'
  if (!isOpen) return 'over'
  return own ?? (left > 0 ? 'free' : 'full')
}
