import type { BasePayload, Where } from 'payload'
import { conditionalUpdate, readRow } from '#database/guard.ts'
import { toIdentifier } from '#domain/messages/channels.ts'
import { type OutgoingState, UNSENT_STATES } from '#domain/messages/outgoing.ts'
import { nextSendAttempt, SEND_LEASE_MS } from '#domain/messages/retry.ts'
import { BACKGROUND_SEND_TIMES, type SendTimes } from '#domain/messages/sendTimes.ts'
import type { Identity } from '#domain/profile/provenChannel.ts'
import type { OutgoingMessage } from '#payload-types'
import { projectOfRow } from '../projects/projectOfRow.ts'
import { logGivenUp } from './logAttempt.ts'
import { failuresOf, sendNotice } from './sendNotice.ts'

/** Condition for messages that are due, or whose lease has expired. */
export const dueMessages = (now: Date): Where => ({
  and: [{ state: { in: [...UNSENT_STATES] } }, { dueAt: { less_than_equal: now.toISOString() } }],
})

type Listed = Pick<OutgoingMessage, 'id' | 'state' | 'tries'>

/**
 * Sends a queued message, which it claims with a lease. After a kill an e-mail is sent again under the same Message-ID; an SMS is not,
 * since it may have been delivered.
 */
export async function sendQueued(
  payload: BasePayload,
  { id, state: before, tries }: Listed,
  now: Date,
  times: SendTimes = BACKGROUND_SEND_TIMES,
): Promise<void> {
  const claimed = await conditionalUpdate({
    payload,
    collection: 'outgoing-messages',
    where: { and: [{ id: { equals: id } }, { tries: { equals: tries } }, dueMessages(now)] },
    data: {
      state: 'sending',
      tries: { $inc: 1 },
      dueAt: new Date(now.getTime() + SEND_LEASE_MS).toISOString(),
    },
  })
  if (!claimed) return
  const next = await trySending(payload, claimed, before === 'sending', { now, times })
  const isOver = typeof next === 'string'
  await conditionalUpdate({
    payload,
    collection: 'outgoing-messages',
    // Only if no other process has claimed it since.
    where: { and: [{ id: { equals: id } }, { tries: { equals: claimed.tries } }] },
    data: isOver
      ? { state: next, dueAt: null, text: null, to: null }
      : { state: 'due', dueAt: new Date(now.getTime() + next.waitMs).toISOString() },
  })
}

async function trySending(
  payload: BasePayload,
  row: OutgoingMessage,
  isInterrupted: boolean,
  { now, times }: { now: Date; times: SendTimes },
): Promise<Exclude<OutgoingState, 'due' | 'sending'> | { waitMs: number }> {
  const { channel, host, tries, text } = row
  const [project, person] = await Promise.all([projectOfRow(payload, row), receiverOf(payload, row)])
  if (!person || !text) return 'none'
  const logged = { project, channel, purpose: 'notice' as const, now }
  if (isInterrupted && channel === 'sms') {
    await logGivenUp(payload, { ...logged, to: person.phone ?? '' }, 'unknown')
    return 'unknown'
  }
  const sent = await sendNotice(payload, {
    ...{ project, person, channel, host, text, now, times },
    messageId: `<notice-${row.id}@${host}>`,
  })
  if (sent.state !== 'failed') return sent.state
  const next = nextSendAttempt({ channel, tries, failures: failuresOf(sent) })
  if (next === 'gaveUp' || next === 'unknown') await logGivenUp(payload, { ...logged, to: sent.to }, next)
  return next === 'gaveUp' ? 'failed' : next
}

/** The receiver's current identifiers, or the stored former one; null for a deleted account. */
async function receiverOf(
  payload: BasePayload,
  { user, to, channel }: OutgoingMessage,
): Promise<Identity | null> {
  if (to) return { ...toIdentifier(channel, to), isPhoneVerified: true, isEmailVerified: true }
  const person = user && (await readRow({ payload, collection: 'users', where: { id: { equals: user } } }))
  return person && !person.deletedAt ? person : null
}
