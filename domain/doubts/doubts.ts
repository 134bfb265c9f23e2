import { DAY_MS, HOUR_MS } from '../auth/policy.ts'

/** Maximum numbers per person and day: doubts, messages in one doubt, messages in all doubts. */
export const DOUBTS_PER_DAY = 10
export const DOUBT_MESSAGES_PER_DAY = 40
export const MAX_DOUBT_MESSAGES = 60

/** Doubts on a page of a list. */
export const DOUBTS_PER_PAGE = 10

/** An answer is promised within this time; later the doubt counts as late. */
export const ANSWER_WITHIN_MS = 24 * HOUR_MS
/** An answered doubt without another message is resolved after this time, and can be reopened for as long again. */
export const RESOLVED_AFTER_MS = 7 * DAY_MS
/** A doubt that no expert has begun with expires after this time. */
export const EXPIRES_AFTER_MS = 30 * DAY_MS

export const DOUBT_RATINGS = { min: 1, max: 5 } as const
/** Why a doubt was escalated: its answer was late, two answers were rated badly, or staff decided so. */
export const ESCALATIONS = ['late', 'rating', 'staff'] as const
export type Escalation = (typeof ESCALATIONS)[number]
/** A student's quota of doubts is for so long. */
export const QUOTA_MS = 30 * DAY_MS

/** Admins are notified of ratings up to this many stars. */
export const BAD_RATING = 2

/** A public doubt number such as `DB-26-104872`: the year and six random digits. */
export const doubtNumber = (askedAt: Date, random: (below: number) => number): string =>
  `DB-${String(askedAt.getUTCFullYear()).slice(-2)}-${String(100_000 + random(900_000))}`
