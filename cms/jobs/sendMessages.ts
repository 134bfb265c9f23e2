import type { BasePayload, Where } from 'payload'
import { readRows } from '#database/guard.ts'
import type { SendTimes } from '#domain/messages/sendTimes.ts'
import { type BatchReads, batchReads } from '../operations/bulkEmails/batchReads.ts'
import { dueMessages, sendQueued } from '../operations/messages/sendQueued.ts'

/** Messages being sent at the same time, in total and per project: one project's dead provider must not block the others. */
const MAX_CONCURRENT = 16
const MAX_PER_PROJECT = 4

type Sender = {
  /** Starts sending due messages, longest due first, without waiting for them. Returns how many were started. */
  start: (now: Date) => Promise<number>
  /** Resolves when no message is being sent. */
  finished: () => Promise<void>
}

/** Sends the queued messages of all projects concurrently. */
export function startSender(payload: BasePayload, times?: SendTimes): Sender {
  const running = new Map<string, Promise<void>>()
  const countByProject = new Map<string, number>()
  const addToCount = (project: string, by: number) =>
    countByProject.set(project, (countByProject.get(project) ?? 0) + by)

  const run = async (
    row: Parameters<typeof sendQueued>[1],
    project: string,
    now: Date,
    reads: BatchReads,
  ) => {
    addToCount(project, 1)
    try {
      await sendQueued(payload, row, now, times, reads)
    } catch (err) {
      // It is retried when its lease expires.
      payload.logger.error({ msg: 'a message was not sent', message: row.id, err })
    } finally {
      addToCount(project, -1)
      running.delete(String(row.id))
    }
  }

  return {
    start: async (now) => {
      const fullProjects = [...countByProject]
        .filter(([, sending]) => sending >= MAX_PER_PROJECT)
        .map(([id]) => id)
      const inOtherProjects = fullProjects.map((id): Where => ({ project: { not_equals: id } }))
      const due = await readRows({
        payload,
        collection: 'outgoing-messages',
        where: { and: [dueMessages(now), ...inOtherProjects] },
        sort: ['dueAt'],
        limit: MAX_CONCURRENT,
        select: ['id', 'project', 'state', 'tries', 'user', 'bulkEmail'],
      })
      const receivers = due.flatMap(({ bulkEmail, user }) => (bulkEmail && user ? [user] : []))
      const reads = batchReads(payload, receivers)
      let started = 0
      for (const { id, project, state, tries } of due) {
        if (running.size >= MAX_CONCURRENT) break
        if (running.has(String(id)) || (countByProject.get(project) ?? 0) >= MAX_PER_PROJECT) continue
        running.set(String(id), run({ id, state, tries }, project, now, reads))
        started++
      }
      return started
    },
    finished: async () => {
      while (running.size > 0) await Promise.all(running.values())
    },
  }
}
