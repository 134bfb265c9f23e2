import { DAY_MS, HOUR_MS } from '../auth/policy.ts'

/** Rules by which students are won back, each with when its e-mail is due and what stops it. */
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
/** E-mails of all rules that one person gets in seven days. */
export const WIN_BACK_PER_WEEK = { min: 1, max: 7, usual: 2 } as const
export const WIN_BACK_WEEK_MS = 7 * DAY_MS

/** A rule that was off or a server that stood still does not send what is overdue for longer. */
const OVERDUE_MS = DAY_MS

export type WinBackRule = { kind: WinBackKind; hours: number }

/**
 * The times that are due at `now`, ms since epoch: of the order, the last lesson … for rules after something, of the end for the rule before it.
 */
export function dueTimes({ kind, hours }: WinBackRule, now: number): { from: number; to: number } {
  const delay = hours * HOUR_MS
  if (kind === 'expiringAccess') return { from: now, to: now + delay }
  return { from: now - delay - OVERDUE_MS, to: now - delay }
}

/** What became of a rule that was due for a person. */
export const WIN_BACK_RESULTS = ['sent', 'noConsent', 'tooYoung', 'unreachable', 'capped', 'stopped'] as const
export type WinBackResult = (typeof WIN_BACK_RESULTS)[number]

type Facts = {
  /** The reason for it is gone: bought, extended, finished, reviewed. */
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
