import type { BasePayload } from 'payload'
import { conditionalUpdate, readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import type { OutgoingMessage } from '#payload-types'
import { namesOf } from '../tickets/ticketViews.ts'

const SHOWN = 50

export type FailedMessage = Pick<OutgoingMessage, 'channel' | 'kind' | 'tries'> & {
  id: string
  /** Whose message it is; null without an account. */
  person: { id: string; name: string } | null
  /** When it was given up, ms since epoch. */
  at: number
  /** Whether it still has its words and can be sent again. */
  isReplayable: boolean
}

/** The latest messages of a project that were given up. */
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

/** Has a message that was given up sent again, with all its tries; false when it is no longer there or has no words any more. */
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
