import { HOUR_MS } from '../auth/policy.ts'
import { localTime, parseLocalTime } from '../content/localTime.ts'
import { addBusinessTime, type BusinessHours, businessTimeBetween } from '../schedule/businessHours.ts'
import type { TicketPriority } from './tickets.ts'
import { isActive, isWaiting, type TicketState } from './transitions.ts'

/** Working hours within which tickets of a priority get their first reply, and are resolved. */
export type Targets = Record<TicketPriority, { firstReplyHours: number; resolveHours: number }>

export const DEFAULT_TARGETS: Targets = {
  low: { firstReplyHours: 16, resolveHours: 80 },
  normal: { firstReplyHours: 8, resolveHours: 40 },
  high: { firstReplyHours: 4, resolveHours: 24 },
  urgent: { firstReplyHours: 1, resolveHours: 8 },
}

export const DEFAULT_BUSINESS_HOURS: BusinessHours = {
  weekdays: [1, 2, 3, 4, 5, 6],
  opensAt: '10:00',
  closesAt: '19:00',
  holidays: [],
}

/** How a team is measured. */
export type ServiceRules = { hours: BusinessHours; zone: string; targets: Targets }

/**
 * Times of the Consumer Protection (E-Commerce) Rules, 2020, rule 4(5): a complaint is acknowledged within 48 hours and redressed within one
 * month of its receipt. Clock time, whatever the business hours.
 */
export const ACKNOWLEDGE_WITHIN_MS = 48 * HOUR_MS

/** The same local day and time a month later; the last day of a shorter month. @param openedAt ms since epoch */
export function redressDueAt(openedAt: number, zone: string): number {
  const [day = '', time = ''] = localTime(openedAt, zone).split('T')
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  // Day 0 is the last one of the month before.
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const due = new Date(Date.UTC(year, month, Math.min(date, lastDay))).toISOString().slice(0, 10)
  return (parseLocalTime(`${due}T${time}`, zone) as number) + (openedAt % 1000)
}

/** When a ticket opened at `openedAt` must have its first reply and be resolved, ms since epoch. */
export function dueTimes(
  openedAt: number,
  priority: TicketPriority,
  { hours, zone, targets }: ServiceRules,
): { firstReplyDueAt: number; resolveDueAt: number } {
  const { firstReplyHours, resolveHours } = targets[priority]
  return {
    firstReplyDueAt: addBusinessTime(openedAt, firstReplyHours * HOUR_MS, hours, zone),
    resolveDueAt: addBusinessTime(openedAt, resolveHours * HOUR_MS, hours, zone),
  }
}

/** What a ticket is late for now; moments as they are stored. */
export type TicketTarget = 'firstReply' | 'resolution' | 'redress'
type Timed = {
  state: TicketState
  firstRepliedAt?: string | null
  firstReplyDueAt?: string | null
  resolveDueAt?: string | null
  redressDueAt?: string | null
}

/** The targets of a ticket that have passed while they ran: of the team while it waits for the team, of the law until it is resolved. */
export function overdueTargets(ticket: Timed, now: number): TicketTarget[] {
  const isPast = (at: string | null | undefined) => Boolean(at) && Date.parse(at as string) < now
  const { state, firstRepliedAt, firstReplyDueAt, resolveDueAt, redressDueAt } = ticket
  const overdue: [TicketTarget, boolean][] = [
    ['firstReply', isWaiting(state) && !firstRepliedAt && isPast(firstReplyDueAt)],
    ['resolution', isWaiting(state) && isPast(resolveDueAt)],
    ['redress', isActive(state) && isPast(redressDueAt)],
  ]
  return overdue.flatMap(([target, isLate]) => (isLate ? [target] : []))
}

/**
 * The time by which a ticket must be resolved after it waited for its student from `repliedAt` to `now`: the working time that was left
 * begins again. All in ms since epoch.
 */
export const resumedDueAt = (
  resolveDueAt: number,
  repliedAt: number,
  now: number,
  { hours, zone }: ServiceRules,
): number => addBusinessTime(now, businessTimeBetween(repliedAt, resolveDueAt, hours, zone), hours, zone)
