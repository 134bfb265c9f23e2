import type { BasePayload } from 'payload'
import { readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { HOUR_MS } from '#domain/auth/policy.ts'
import { isJobLate, workLateNotification } from '#domain/jobs/lateness.ts'
import { jobTimes } from '../operations/jobs/jobTimes.ts'
import { WORK_QUEUES } from '../operations/jobs/workQueues.ts'
import { notifyAdmins } from '../operations/notifications/notifyAdmins.ts'

const MAX_ROWS = 500

/** The projects with overdue work, and the labels of the queues concerned. */
async function lateProjects(payload: BasePayload, now: number): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>()
  for (const { label, collection, late } of WORK_QUEUES) {
    const rows = (await readRows({
      payload,
      collection,
      where: late(now),
      sort: ['createdAt'],
      limit: MAX_ROWS,
      select: ['id', 'project'],
    })) as { project?: string | { id: string } | null }[]
    for (const project of new Set(rows.flatMap((row) => idOf(row.project) ?? [])))
      found.set(project, [...(found.get(project) ?? []), label])
  }
  return found
}

/**
 * Notifies the admins of a project, at most once an hour, of overdue work in queues, and logs background jobs of this process that keep
 * failing or do not finish.
 */
export async function watchWork(payload: BasePayload, now: Date): Promise<void> {
  for (const [job, time] of jobTimes())
    if (isJobLate(time, now.getTime()))
      payload.logger.error({ msg: 'a background job is late', job, failures: time.failures })
  const dedupeKey = `work:${Math.floor(now.getTime() / HOUR_MS)}`
  for (const [project, labels] of await lateProjects(payload, now.getTime()))
    await notifyAdmins(payload, {
      project,
      kind: 'message',
      dedupeKey,
      now,
      ...workLateNotification(labels),
    })
}
