import type { BasePayload } from 'payload'
import { readRows } from '#database/guard.ts'
import type { LiveChatEntry, LiveMeetSession } from '#payload-types'
import { keepMissed } from '../../exams/revision/missedPolls.ts'
import { appendEntry, closeEntry, type NewEntry } from './entries.ts'
import { liveRooms } from './liveRooms.ts'

type Closing = Pick<NewEntry, 'author' | 'name' | 'now'> & {
  /** Of the live class. */
  title: string
}

/**
 * Closes a poll: it takes no more answers, those who answered wrongly have it in revision, and then everybody in the room gets the right option.
 * Safe to repeat.
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

/** Polls and their closes in one room, at most. */
const MAX_POLLS = 1000

/** Closes the polls that a class left open when it ended, in the names of those who asked them. Safe to repeat. */
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
  // A deleted poll has no text.
  for (const poll of rows)
    if (poll.kind === 'poll' && poll.text && !closed.has(poll.seq))
      await closePoll(payload, poll, { author: poll.author, name: poll.name ?? '', title, now })
}
