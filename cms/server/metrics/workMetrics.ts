import type { BasePayload } from 'payload'
import { countRows, readRows } from '#database/guard.ts'
import { UNSENT_STATES } from '#domain/messages/outgoing.ts'
import { jobTimes } from '../../operations/jobs/jobTimes.ts'
import type { Metric } from './exposition.ts'

/** Metrics of the queues in the database and of this process's background jobs. */
export async function workMetrics(payload: BasePayload, now: number): Promise<Metric[]> {
  const where = { state: { in: [...UNSENT_STATES] } }
  const [waiting, failed, oldest] = await Promise.all([
    countRows({ payload, collection: 'outgoing-messages', where }),
    countRows({ payload, collection: 'outgoing-messages', where: { state: { equals: 'failed' } } }),
    readRows({
      payload,
      collection: 'outgoing-messages',
      where,
      sort: ['createdAt'],
      limit: 1,
      select: ['id', 'createdAt'],
    }),
  ])
  const oldestAt = oldest[0]?.createdAt
  const jobs = [...jobTimes()]
  return [
    {
      name: 'shala_messages',
      help: 'Queued e-mails and SMS by state; failed ones are kept for 90 days.',
      type: 'gauge',
      samples: [
        { labels: { state: 'waiting' }, value: waiting },
        { labels: { state: 'failed' }, value: failed },
      ],
    },
    {
      name: 'shala_messages_oldest_seconds',
      help: 'Age of the oldest message that waits; 0 without one.',
      type: 'gauge',
      samples: [{ value: oldestAt ? Math.max(0, Math.round((now - Date.parse(oldestAt)) / 1000)) : 0 }],
    },
    {
      name: 'shala_job_last_success_timestamp_seconds',
      help: 'When a background job last ended well, since epoch.',
      type: 'gauge',
      samples: jobs.flatMap(([job, { endedAt }]) =>
        endedAt === null ? [] : [{ labels: { job }, value: Math.round(endedAt / 1000) }],
      ),
    },
    {
      name: 'shala_job_duration_seconds',
      help: 'How long the last run of a background job took.',
      type: 'gauge',
      samples: jobs.map(([job, { tookMs }]) => ({ labels: { job }, value: tookMs / 1000 })),
    },
    {
      name: 'shala_job_failures_total',
      help: 'Failed runs of a background job since the process began.',
      type: 'counter',
      samples: jobs.map(([job, { failures }]) => ({ labels: { job }, value: failures })),
    },
  ]
}
