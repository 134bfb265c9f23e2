import type { BasePayload } from 'payload'
import { readRows } from '#database/guard.ts'
import type { LiveChatEntry, LiveMeetSession } from '#payload-types'
import { keepMissed } from '../../exams/revision/missedPolls.ts'
import { appendEntry, closeEntry, type NewEntry } from './entries.ts'
import { liveRooms } from './liveRooms.ts'

type Closing = Pick<NewEntry, 'author' | 'name' | 'now'> & {
  /** Title of the live class. */
  title: string
}

/**
 * Closes a poll: it accepts no more answers, wrong ones are added to their students' revision, and then the room gets the right option.
 * Idempotent.
 */
export async function closePoll(
  payload: BasePayload,
  poll: LiveChatEntry,
  { title, now, ...by }: Closing,
): Promise<void> {
  await closeEntry(payload, poll)
  await keepMissed(payload, poll, title, now.getTime())
  await appendEntry(payload, {
    project: poll.project,
    room: poll.room,
    kind: 'closePoll',
    isTeacher: true,
    attempt: `closePoll:${poll.seq}`,
    target: poll.seq ?? null,
    option: poll.option ?? null,
    ...by,
    now,
  })
  void liveRooms.wake(payload, poll.room)
}

/** Maximum number of polls and closings that are read per room. */
const MAX_POLLS = 1000

/** Closes the polls that were still open when a class ended, on behalf of their authors. Idempotent. */
export async function closeOpenPolls(
  payload: BasePayload,
  { id, title }: Pick<LiveMeetSession, 'id' | 'title'>,
  now: Date,
): Promise<void> {
  const rows = await readRows({
    payload,
    collection: 'live-chat-entries',
    where: { and: [{ room: { equals: String(id) } }, { kind: { in: ['poll', 'closePoll'] } }] },
    sort: ['seq'],
    limit: MAX_POLLS,
  })
  const closed = new Set(rows.flatMap(({ kind, target }) => (kind === 'closePoll' ? [target] : [])))
  // A deleted poll has no text and is skipped.
  for (const poll of rows)
    if (poll.kind === 'poll' && poll.text && !closed.has(poll.seq))
      await closePoll(payload, poll, { author: poll.author, name: poll.name ?? '', title, now })
}
