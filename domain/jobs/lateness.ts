import { MINUTE_MS } from '../auth/policy.ts'

/** Statistics of a background job in one process; `everyMs` is its interval. */
export type JobTime = {
  everyMs: number
  /** When it last succeeded, ms since epoch; null for never. */
  endedAt: number | null
  /** When the process started its schedule, ms since epoch. */
  startedAt: number
  tookMs: number
  failures: number
}

/** Runs that a job may miss before it is late; at least two minutes, which a long run of a frequent job may take. */
const MISSED_RUNS = 3
const AT_LEAST_MS = 2 * MINUTE_MS

/** Whether the last success of a job is too long ago: it hangs, or fails each time. */
export const isJobLate = ({ everyMs, endedAt, startedAt }: JobTime, now: number): boolean =>
  now - (endedAt ?? startedAt) > Math.max(AT_LEAST_MS, MISSED_RUNS * everyMs)

/** Notification for admins of a project whose background work is late. */
export const workLateNotification = (labels: readonly string[]) => ({
  title: 'Work of the server waits too long',
  text: `${labels.join(', ')}. Look at the jobs.`,
  href: '/admin/jobs',
})
