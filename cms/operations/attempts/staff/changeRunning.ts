import pLimit from 'p-limit'
import type { BasePayload } from 'payload'
import { updateWithRetry } from '#database/updateWithRetry.ts'
import type { AttemptTiming } from '#domain/exams/attempts/AttemptTiming.ts'
import { endOf } from '#domain/exams/attempts/attemptTimes.ts'
import { isRunning } from '#domain/exams/attempts/runningStates.ts'
import type { TestUserAttempt } from '#payload-types'
import { type AttemptHead, headOf, readHead, rememberHead } from '../attemptHead.ts'
import { loadRelease } from '../loadRelease.ts'
import { dueOf, iso } from '../moveAttempt.ts'
import { recordEvent } from '../recordEvent.ts'

export type StaffMember = { id: string }
const AT_ONCE = 50
const MAX_REQUESTS = 50
const MAX_MESSAGES = 20

/** Changes the times of a running attempt; its end follows at once. Whether it was running and changed. */
export async function changeTiming(
  payload: BasePayload,
  id: string,
  change: (head: AttemptHead) => AttemptTiming | null,
): Promise<boolean> {
  const found = await readHead(payload, id)
  const release = found && (await loadRelease(payload, found.release))
  if (!release) return false
  const { paper } = release.content
  const result = await updateWithRetry({
    payload,
    collection: 'test-user-attempts',
    where: { id: { equals: id } },
    change: (row) => {
      const head = headOf(row)
      const timing = isRunning(head.state) ? change(head) : null
      const end = timing && endOf(paper, { startedAt: head.startedAt, timing })
      const endsAt = end === null ? null : iso(end)
      return {
        data: timing && {
          timing,
          endsAt,
          clock: row.clock + 1,
          dueAt: dueOf(paper, { state: head.state, endsAt: end, timing }),
        },
        answerWith: (after: TestUserAttempt) => ({ isChanged: timing !== null, after }),
      }
    },
  })
  if (result) rememberHead(payload, result.after)
  return result?.isChanged ?? false
}

async function countEach(ids: readonly string[], work: (id: string) => Promise<boolean>): Promise<number> {
  const limit = pLimit(AT_ONCE)
  const changed = await Promise.all(ids.map((id) => limit(() => work(id))))
  return changed.filter(Boolean).length
}

type Extension = { minutes: number; reason: string; requestKey: string }

/** Adds minutes to running attempts, each once for a request; returns how many have them now by it. */
export const extendAttempts = (
  payload: BasePayload,
  ids: readonly string[],
  { minutes, reason, requestKey }: Extension,
  staff: StaffMember,
  now: number,
): Promise<number> =>
  countEach(ids, async (id) => {
    let head: AttemptHead | null = null
    const isChanged = await changeTiming(payload, id, (current) => {
      head = current
      const { timing } = current
      const requests = timing.requests ?? []
      if (requests.includes(requestKey)) return timing
      const addedMinutes = timing.addedMinutes + minutes
      return { ...timing, addedMinutes, requests: [...requests, requestKey].slice(-MAX_REQUESTS) }
    })
    if (!isChanged || !head) return false
    const { project } = head as AttemptHead
    const event = { key: `extend/${requestKey}`, kind: 'extended', details: { minutes, reason } }
    await recordEvent(payload, { attempt: id, project, ...event, actor: 'staff', actorId: staff.id, at: now })
    return true
  })

/** Tells the students of running attempts something in their halls; returns how many of them. */
export const messageAttempts = (
  payload: BasePayload,
  ids: readonly string[],
  { text, requestKey }: { text: string; requestKey: string },
  staff: StaffMember,
  now: number,
): Promise<number> =>
  countEach(ids, async (id) => {
    const row = await updateWithRetry({
      payload,
      collection: 'test-user-attempts',
      where: { id: { equals: id } },
      change: (current) => {
        const head = headOf(current)
        const isNew = isRunning(head.state) && head.messages.every((message) => message.id !== requestKey)
        const messages = [...head.messages, { id: requestKey, at: now, text }].slice(-MAX_MESSAGES)
        return {
          data: isNew ? { messages, clock: current.clock + 1 } : null,
          answerWith: (after: TestUserAttempt) => after,
        }
      },
    })
    if (!row) return false
    const head = rememberHead(payload, row)
    if (head.messages.every((message) => message.id !== requestKey)) return false
    const event = { key: `message/${requestKey}`, kind: 'message', details: { text } }
    await recordEvent(payload, {
      attempt: id,
      project: head.project,
      ...event,
      actor: 'staff',
      actorId: staff.id,
      at: now,
    })
    return true
  })
