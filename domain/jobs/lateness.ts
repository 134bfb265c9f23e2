import { MINUTE_MS } from '../auth/policy.ts'

/** How a background job went in one process; `everyMs` is how often it is to run. */
export type JobTime = {
  everyMs: number
  /** When it last ended well, ms since epoch; null for not yet. */
  endedAt: number | null
  /** When the process began to run it, ms since epoch. */
  startedAt: number
  tookMs: number
  failures: number
}

/** Runs that a job may miss before it is late; at least two minutes, which a long run of a frequent job may take. */
const MISSED_RUNS = 3
const AT_LEAST_MS = 2 * MINUTE_MS

/** Whether a job has not ended well for longer than it should: it hangs, or fails each time. */
export const isJobLate = ({ everyMs, endedAt, startedAt }: JobTime, now: number): boolean =>
  now - (endedAt ?? startedAt) > Math.max(AT_LEAST_MS, MISSED_RUNS * everyMs)

/** Notification for admins whose project has work that waits too long. */
export const workLateNotification = (labels: readonly string[]) => ({
  title: 'Work of the server waits too long',
  text: `${labels.join(', ')}. Look at the jobs.`,
  href: '/admin/jobs',
})
