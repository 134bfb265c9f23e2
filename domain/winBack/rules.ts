import { DAY_MS, HOUR_MS } from '../auth/policy.ts'

/** Win-back rules, with the time at which the e-mail is due and the condition that stops it. */
export const WIN_BACK_RULES = {
  abandonedCheckout: {
    label: 'Order placed and not paid',
    due: 'Hours after the order',
    usualHours: 6,
    stop: 'Bought since',
  },
  expiringAccess: {
    label: 'Access ends soon',
    due: 'Hours before the end',
    usualHours: 72,
    stop: 'Extended since',
  },
  unfinishedCourse: {
    label: 'Course not finished',
    due: 'Hours after the last lesson',
    usualHours: 168,
    stop: 'Finished, or without access now',
  },
  reviewAsked: {
    label: 'Review asked',
    due: 'Hours after a lesson, once 30% of the course are completed',
    usualHours: 24,
    stop: 'Reviewed, or without access now',
  },
} as const satisfies Record<string, { label: string; due: string; usualHours: number; stop: string }>
export type WinBackKind = keyof typeof WIN_BACK_RULES
export const WIN_BACK_KINDS = Object.keys(WIN_BACK_RULES) as WinBackKind[]

export const WIN_BACK_HOURS = { min: 1, max: 2000 } as const
/** Limit of win-back e-mails, of all rules together, to one person in seven days. */
export const WIN_BACK_PER_WEEK = { min: 1, max: 7, usual: 2 } as const
export const WIN_BACK_WEEK_MS = 7 * DAY_MS

/** E-mails that are overdue for longer, because the rule was off or the server down, are not sent. */
const OVERDUE_MS = DAY_MS

export type WinBackRule = { kind: WinBackKind; hours: number }

/**
 * The range of times for which a rule is due at `now`, ms since epoch: of the order, the last lesson and so on; for `expiringAccess` of the
 * end of access.
 */
export function dueTimes({ kind, hours }: WinBackRule, now: number): { from: number; to: number } {
  const delay = hours * HOUR_MS
  if (kind === 'expiringAccess') return { from: now, to: now + delay }
  return { from: now - delay - OVERDUE_MS, to: now - delay }
}

/** Results of a due rule for a person. */
export const WIN_BACK_RESULTS = ['sent', 'noConsent', 'tooYoung', 'unreachable', 'capped', 'stopped'] as const
export type WinBackResult = (typeof WIN_BACK_RESULTS)[number]

type Facts = {
  /** The e-mail is no longer needed: bought, extended, finished or reviewed. */
  isStopped: boolean
  /** Has a proven e-mail, and an account that is neither blocked nor deleted. */
  isReachable: boolean
  /** Has opted in to reminders by e-mail. */
  isWanted: boolean
  /** May get marketing by their age (domain/messages/marketingAge.ts). */
  isOfAge: boolean
  sentThisWeek: number
}

/** Whether the e-mail of a due rule is sent to a person, and why not. */
export function winBackResult(
  { isStopped, isReachable, isWanted, isOfAge, sentThisWeek }: Facts,
  perWeek: number,
): WinBackResult {
  if (isStopped) return 'stopped'
  if (!isReachable) return 'unreachable'
  if (!isWanted) return 'noConsent'
  if (!isOfAge) return 'tooYoung'
  return sentThisWeek >= perWeek ? 'capped' : 'sent'
}
