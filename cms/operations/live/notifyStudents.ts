import type { BasePayload } from 'payload'
import { conditionalUpdate, readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { REMINDERS, type Reminder } from '#domain/live/reminders.ts'
import { type LiveNotice, liveClassNotification } from '#domain/notifications/liveNotification.ts'
import type { LiveMeetSession } from '#payload-types'
import { studentsOfBatch } from '../batches/batchStudents.ts'
import { activeAt } from '../learning/findEntitlement.ts'
import { type NewNotification, notifyAll } from '../notifications/notify.ts'
import { liveViews } from './liveView.ts'

const STUDENTS_PER_READ = 500
/** Number of notifications after which the event loop handles other requests. */
const TURN_AFTER = 25

const turn = () => new Promise((resolve) => setImmediate(resolve))

/** Yields the students who have access to a class now, without duplicates, in batches. */
async function* studentsOf(payload: BasePayload, klass: string, now: Date): AsyncGenerator<string> {
  let last = ''
  const seen = new Set<string>()
  for (;;) {
    const rows = await readRows({
      payload,
      collection: 'entitlements',
      where: {
        and: [
          { kind: { equals: 'class' } },
          { target: { equals: klass } },
          { id: { greater_than: last } },
          activeAt(now),
        ],
      },
      sort: ['id'],
      limit: STUDENTS_PER_READ,
      select: ['student'],
    })
    for (const row of rows) {
      const student = idOf(row.student)
      if (student && !seen.has(student)) {
        seen.add(student)
        yield student
      }
    }
    const end = rows.at(-1)
    if (!end || rows.length < STUDENTS_PER_READ) return
    last = String(end.id)
  }
}

/** Notifies all students of a class of an event; once per notice and `sequence`, also after a crash in between. */
async function notifyLearners(payload: BasePayload, row: LiveMeetSession, notice: LiveNotice, now: Date) {
  const [view] = await liveViews(payload, [row], 'en', now)
  if (!view) return
  const content = liveClassNotification(notice, {
    title: row.title,
    hindiTitle: row.hindiTitle ?? null,
    startsAt: view.startsAt,
    reason: row.reason ?? '',
    href: view.href,
  })
  let waiting: NewNotification[] = []
  const flush = async () => {
    await notifyAll(payload, waiting)
    waiting = []
    await turn()
  }
  const batch = idOf(row.batch)
  const inBatch = batch ? new Set(await studentsOfBatch(payload, batch)) : null
  for await (const user of studentsOf(payload, idOf(row.class) ?? '', now)) {
    if (inBatch && !inBatch.has(user)) continue
    waiting.push({
      project: idOf(row.project) ?? '',
      user,
      kind: 'message',
      ...content,
      dedupeKey: `live:${row.id}:${row.sequence}:${notice}`,
      now,
    })
    if (waiting.length === TURN_AFTER) await flush()
  }
  await flush()
}

const mark = (payload: BasePayload, row: LiveMeetSession, data: object) =>
  conditionalUpdate({
    payload,
    collection: 'live-meet-sessions',
    where: { and: [{ id: { equals: row.id } }, { sequence: { equals: row.sequence } }] },
    data: { ...data, rev: { $inc: 1 } },
  })

/** Notifies the students of a class that was moved or cancelled. */
export async function notifyMoved(payload: BasePayload, row: LiveMeetSession, now: Date): Promise<void> {
  await notifyLearners(payload, row, row.state === 'cancelled' ? 'cancelled' : 'moved', now)
  await mark(payload, row, { isNotificationDue: false })
}

const MARKS = { day: 'remindedDay', soon: 'remindedSoon' } as const satisfies Record<Reminder, string>

/** Whether each reminder of the class's current time was sent. */
export const remindersSent = (row: LiveMeetSession): Record<Reminder, boolean> => ({
  day: row.remindedDay === row.sequence,
  soon: row.remindedSoon === row.sequence,
})

/** Sends a reminder to the students of a class. */
export async function remind(
  payload: BasePayload,
  row: LiveMeetSession,
  reminder: Reminder,
  now: Date,
): Promise<void> {
  await notifyLearners(payload, row, reminder, now)
  await mark(payload, row, { [MARKS[reminder]]: row.sequence })
}

/** Latest start of a class that can need a reminder now, ms since epoch. */
export const remindedUntil = (now: number): number => now + REMINDERS.day
