import type { BasePayload, Where } from 'payload'
import { readRows } from '#database/guard.ts'
import type { SendTimes } from '#domain/messages/sendTimes.ts'
import { dueMessages, sendQueued } from '../operations/messages/sendQueued.ts'

/** Messages on their way at once: in all, and of one project, whose dead provider must not hold up the others. */
const MAX_AT_ONCE = 16
const MAX_OF_A_PROJECT = 4

type Sender = {
  /** Begins to send what is due, the messages that wait longest first, and waits for none of them. Answers how many it began. */
  start: (now: Date) => Promise<number>
  /** When nothing is on its way any more. */
  finished: () => Promise<void>
}

/** Sends the queued messages of all projects, beside one another. */
export function openSender(payload: BasePayload, times?: SendTimes): Sender {
  const running = new Map<string, Promise<void>>()
  const ofProject = new Map<string, number>()
  const count = (project: string, by: number) => ofProject.set(project, (ofProject.get(project) ?? 0) + by)

  const run = async (row: Parameters<typeof sendQueued>[1], project: string, now: Date) => {
    count(project, 1)
    try {
      await sendQueued(payload, row, now, times)
    } catch (err) {
      // It is taken up again when its lease is over.
      payload.logger.error({ msg: 'a message was not sent', message: row.id, err })
    } finally {
      count(project, -1)
      running.delete(String(row.id))
    }
  }

  return {
    start: async (now) => {
      const full = [...ofProject].filter(([, sending]) => sending >= MAX_OF_A_PROJECT).map(([id]) => id)
      const others = full.map((id): Where => ({ project: { not_equals: id } }))
      const due = await readRows({
        payload,
        collection: 'outgoing-messages',
        where: { and: [dueMessages(now), ...others] },
        sort: ['dueAt'],
        limit: MAX_AT_ONCE,
        select: ['id', 'project', 'state', 'tries'],
      })
      let started = 0
      for (const { id, project, state, tries } of due) {
        if (running.size >= MAX_AT_ONCE) break
        if (running.has(String(id)) || (ofProject.get(project) ?? 0) >= MAX_OF_A_PROJECT) continue
        running.set(String(id), run({ id, state, tries }, project, now))
        started++
      }
      return started
    },
    finished: async () => {
      while (running.size > 0) await Promise.all(running.values())
    },
  }
}
