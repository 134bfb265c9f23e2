/** States of an answer sheet: it waits for an expert, is with one until the lease ends, or is checked. */
export const SHEET_STATES = ['waiting', 'claimed', 'checked'] as const
type SheetState = (typeof SHEET_STATES)[number]

/** All moves of an answer sheet. */
export const SHEET_EVENTS = {
  /** The attempt was reopened and submitted again. */
  reopen: { from: ['checked'], to: 'waiting' },
  /** By an expert; one that is with somebody only once its lease has ended. */
  claim: { from: ['waiting', 'claimed'], to: 'claimed' },
  giveBack: { from: ['claimed'], to: 'waiting' },
  check: { from: ['claimed'], to: 'checked' },
} as const satisfies Record<string, { from: readonly SheetState[]; to: SheetState }>

/**
 * Rounds in which the written answers of an attempt are checked, each by another expert. `second` is a sample that is checked without knowing the first
 * marks; `moderation` decides where the two differ; `review` is the re-evaluation that a student has requested.
 */
export const SHEET_ROUNDS = ['first', 'second', 'moderation', 'review'] as const
export type SheetRound = (typeof SHEET_ROUNDS)[number]

/** Whether an expert sees the marks and notes of the rounds before. */
export const SEES_EARLIER: Record<SheetRound, boolean> = {
  first: false,
  second: false,
  moderation: true,
  review: false,
}

/** Rounds whose drawings the student sees: those of the first one here that is checked, as its marks count. */
export const ROUNDS_SHOWN = ['review', 'moderation', 'first'] as const satisfies readonly SheetRound[]

/** How long a sheet is with an expert who does nothing, ms; what they do begins it anew. */
export const SHEET_LEASE_MS = 45 * 60_000
/** For how long a sheet is left to experts of its subject before everybody may take it, ms. */
export const RESERVED_MS = 24 * 60 * 60_000
export const MAX_SHEET_NOTE = 1000
