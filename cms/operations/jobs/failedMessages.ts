import type { BasePayload } from 'payload'
import { conditionalUpdate, readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import type { OutgoingMessage } from '#payload-types'
import { namesOf } from '../tickets/ticketViews.ts'

const SHOWN = 50

export type FailedMessage = Pick<OutgoingMessage, 'channel' | 'kind' | 'tries'> & {
  id: string
  /** The receiver; null without an account. */
  person: { id: string; name: string } | null
  /** Time of the last failed attempt, ms since epoch. */
  at: number
  /** Whether its text still exists, so that it can be resent. */
  isReplayable: boolean
}

/** The latest messages of a project whose sending failed for good. */
export async function failedMessages(payload: BasePayload, project: string): Promise<FailedMessage[]> {
  const rows = await readRows({
    payload,
    collection: 'outgoing-messages',
    where: { and: [{ project: { equals: project } }, { state: { equals: 'failed' } }] },
    sort: ['-updatedAt'],
    limit: SHOWN,
  })
  const names = await namesOf(
    payload,
    rows.flatMap(({ user }) => user ?? []),
  )
  return rows.map(({ id, channel, kind, tries, user, updatedAt, text }) => ({
    id: String(id),
    channel,
    kind,
    tries,
    at: Date.parse(updatedAt),
    isReplayable: Boolean(text),
    person: user ? { id: user, name: names.get(user) || 'No name' } : null,
  }))
}

/** Requeues a failed message with all its attempts; false when it or its text was deleted. */
export async function replayMessage(
  payload: BasePayload,
  { project, id }: { project: string; id: string },
  now: Date,
): Promise<boolean> {
  const row = await conditionalUpdate({
    payload,
    collection: 'outgoing-messages',
    where: {
      and: [
        { id: { equals: id } },
        { project: { equals: project } },
        { state: { equals: 'failed' } },
        { text: { exists: true } },
      ],
    },
    data: { state: 'due', tries: 0, dueAt: now.toISOString() },
  })
  return idOf(row) !== null
}
