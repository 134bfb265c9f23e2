import type { BasePayload, Where } from 'payload'
import { readRows } from '#database/guard.ts'
import { LIVE_PROVIDERS, recordsItself } from '#domain/live/providers.ts'
import { dueReminder } from '#domain/live/reminders.ts'
import { LIVE_STATES, type LiveState, OPENS_BEFORE_MS, OVERRUN_MS } from '#domain/live/states.ts'
import type { LiveMeetSession } from '#payload-types'
import { endLive, moveLive } from '../operations/live/moveLive.ts'
import { notifyMoved, remind, remindedUntil, remindersSent } from '../operations/live/notifyStudents.ts'
import { publishRecording } from '../operations/live/publishRecording.ts'

const MAX_AT_ONCE = 1000
/** How long providers are polled for the recording of a class that is over, ms; later staff publish it. */
const AWAITED_MS = 3 * 24 * 3_600_000

const find = (payload: BasePayload, states: readonly LiveState[], more: Where): Promise<LiveMeetSession[]> =>
  readRows({
    payload,
    collection: 'live-meet-sessions',
    where: { and: [{ state: { in: [...states] } }, more] },
    sort: ['startsAt'],
    limit: MAX_AT_ONCE,
  })

/**
 * Scheduled transitions of live classes: opens their waiting rooms, cancels those that were never started, ends those left open, fetches
 * recordings, reminds students and notifies them of changes. A fault of one class is logged and does not stop the others.
 */
export async function sweepLive(payload: BasePayload, now: Date, shouldContinue = () => true): Promise<void> {
  const at = now.getTime()
  const before = (ms: number) => ({ less_than_equal: new Date(ms).toISOString() })
  const over: Where = { endsAt: before(at - OVERRUN_MS) }
  // The time may have been changed since it was read.
  const unmoved = (row: LiveMeetSession) => (fresh: LiveMeetSession) => fresh.startsAt === row.startsAt
  const move = (act: 'open' | 'lapse' | 'process', now: Date) => (row: LiveMeetSession) =>
    moveLive(payload, { id: String(row.id), act, now }, unmoved(row))
  const own = LIVE_PROVIDERS.filter(recordsItself)
  const steps: [LiveMeetSession[], (row: LiveMeetSession) => Promise<unknown>][] = [
    [await find(payload, ['scheduled'], { startsAt: before(at + OPENS_BEFORE_MS) }), move('open', now)],
    [await find(payload, ['waiting'], over), move('lapse', now)],
    [await find(payload, ['live'], over), (row) => endLive(payload, String(row.id), now, unmoved(row))],
    [await find(payload, ['ended'], { provider: { in: own } }), move('process', now)],
    [
      await find(payload, ['processing'], {
        endedAt: { greater_than: new Date(at - AWAITED_MS).toISOString() },
      }),
      (row) => publishRecording(payload, row, now),
    ],
    [
      await find(payload, LIVE_STATES, { isNotificationDue: { equals: true } }),
      (row) => notifyMoved(payload, row, now),
    ],
    [
      await find(payload, ['scheduled', 'waiting'], {
        and: [{ startsAt: { greater_than: now.toISOString() } }, { startsAt: before(remindedUntil(at)) }],
      }),
      async (row) => {
        const due = dueReminder(Date.parse(row.startsAt), remindersSent(row), at)
        if (due) await remind(payload, row, due, now)
      },
    ],
  ]
  for (const [rows, step] of steps)
    for (const row of rows) {
      if (!shouldContinue()) return
      await step(row).catch((err: unknown) =>
        payload.logger.error({ msg: 'a live class could not be brought further', session: row.id, err }),
      )
    }
}
