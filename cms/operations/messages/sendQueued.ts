import type { BasePayload, Where } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { conditionalUpdate, readRow } from '#database/guard.ts'
import type { MailBlock } from '#domain/bulkEmails/blocks.ts'
import { isGoingOut } from '#domain/bulkEmails/bulkEmails.ts'
import { toIdentifier } from '#domain/messages/channels.ts'
import { isOptional } from '#domain/messages/noticeKinds.ts'
import { type OutgoingState, UNSENT_STATES } from '#domain/messages/outgoing.ts'
import type { MessageChannel } from '#domain/messages/purposes.ts'
import { nextSendAttempt, SEND_LEASE_MS } from '#domain/messages/retry.ts'
import { BACKGROUND_SEND_TIMES, type SendTimes } from '#domain/messages/sendTimes.ts'
import type { Identity } from '#domain/profile/provenChannel.ts'
import { localeOrEnglish } from '#domain/text/locales.ts'
import { renderText } from '#domain/text/renderText.ts'
import { textOf } from '#domain/text/textOf.ts'
import type { OutgoingMessage, User } from '#payload-types'
import { type BatchReads, batchReads } from '../bulkEmails/batchReads.ts'
import { bulkLetter } from '../bulkEmails/bulkLetter.ts'
import { countedLetter } from '../bulkEmails/countedLetter.ts'
import { bounceAddress, replyAddress } from '../mailIn/mailAddresses.ts'
import { projectAddress } from '../projects/projectAddress.ts'
import { projectOfRow } from '../projects/projectOfRow.ts'
import { sendPush } from '../push/sendPush.ts'
import { ticketOfNotice } from '../tickets/noticeKey.ts'
import {
  claimDigest,
  digestContent,
  resetRejected,
  settleDigest,
  wasHandedOver,
  YIELDED_MS,
} from './dailyMail.ts'
import { logGivenUp } from './logAttempt.ts'
import { sendGate } from './preferences.ts'
import { failuresOf, sendNotice } from './sendNotice.ts'
import { suppressReceiver } from './suppress.ts'
import { unsubscribeLinks } from './unsubscribeLink.ts'

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
  reads: BatchReads = batchReads(payload),
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
  const next = hasWords(claimed)
    ? await trySending(payload, claimed, before === 'sending', { now, times, reads })
    : await sendPush(payload, claimed, { now, times })
  if (next === 'held') return holdBack(payload, claimed, now)
  const isOver = typeof next === 'string'
  await conditionalUpdate({
    payload,
    collection: 'outgoing-messages',
    // Only if no other process has claimed it since.
    where: { and: [{ id: { equals: id } }, { tries: { equals: claimed.tries } }] },
    data: isOver
      ? { state: next, dueAt: null, ...(next === 'failed' ? {} : { subject: null, text: null, to: null }) }
      : { state: 'due', dueAt: new Date(now.getTime() + next.waitMs).toISOString() },
  })
}

type Worded = OutgoingMessage & { channel: MessageChannel }
const hasWords = (row: OutgoingMessage): row is Worded => row.channel !== 'push'

/** Defers a message of a stopped bulk e-mail until it is resumed (operations/bulkEmails/moveBulkEmail.ts), without counting an attempt. */
async function holdBack(
  payload: BasePayload,
  { id, tries, bulkEmail }: OutgoingMessage,
  now: Date,
): Promise<void> {
  const collection = 'outgoing-messages'
  const held = await conditionalUpdate({
    payload,
    collection,
    where: { and: [{ id: { equals: id } }, { tries: { equals: tries } }] },
    data: { state: 'due', tries: tries - 1, dueAt: null },
  })
  // If it was resumed concurrently, its other messages were requeued already, but not this one.
  const row = await readRow({ payload, collection: 'bulk-emails', where: { id: { equals: bulkEmail } } })
  if (!held || !row || !isGoingOut(row.state)) return
  await conditionalUpdate({
    payload,
    collection,
    where: { and: [{ id: { equals: id } }, { tries: { equals: held.tries } }, { state: { equals: 'due' } }] },
    data: { dueAt: now.toISOString() },
  })
}

/** The content of a message: its own, or that of its bulk e-mail; `stopped` while the bulk e-mail is stopped. */
async function letterOf(
  payload: BasePayload,
  project: RequestProject,
  { id, bulkEmail, subject, text, half }: OutgoingMessage,
  account: User | null,
  { now, reads }: { now: Date; reads: BatchReads },
): Promise<{ subject: string; text: string; blocks?: MailBlock[]; pixel?: string } | 'stopped' | null> {
  if (!bulkEmail) return text ? { subject: subject ?? '', text } : null
  const row = await readRow({ payload, collection: 'bulk-emails', where: { id: { equals: bulkEmail } } })
  if (!row || !account) return null
  if (!isGoingOut(row.state)) return 'stopped'
  const letter = await bulkLetter(payload, project, row, account, half)
  return countedLetter(reads, letter, { project, row, account, message: String(id), now })
}

async function trySending(
  payload: BasePayload,
  row: Worded,
  isInterrupted: boolean,
  { now, times, reads }: { now: Date; times: SendTimes; reads: BatchReads },
): Promise<Exclude<OutgoingState, 'due' | 'sending'> | { waitMs: number } | 'held'> {
  const { channel, host, thread } = row
  const [project, receiver] = await Promise.all([projectOfRow(payload, row), receiverOf(payload, row)])
  if (!receiver) return 'none'
  const { person, account } = receiver
  const logged = { project, channel, purpose: 'notice' as const, now }
  // An interrupted bulk e-mail or digest may have been delivered, too, and is not repeated.
  const mayHaveArrived =
    channel === 'sms' || Boolean(row.bulkEmail) || (isInterrupted && (await wasHandedOver(payload, row)))
  if (isInterrupted && mayHaveArrived) {
    await logGivenUp(
      payload,
      { ...logged, to: (channel === 'sms' ? person.phone : person.email) ?? '' },
      'unknown',
    )
    return 'unknown'
  }
  const letter = await letterOf(payload, project, row, account, { now, reads })
  if (letter === 'stopped') return 'held'
  if (!letter) return 'none'
  const queuedAt = Date.parse(row.createdAt)
  const whose = {
    project: project.id,
    user: row.user ?? '',
    kind: row.kind,
    channel,
    queuedAt,
    now,
    consents: reads.consents,
  }
  const gate = account ? await sendGate(payload, account, whose) : 'open'
  if (gate === 'muted') return 'muted'
  if (typeof gate !== 'string') return gate
  const isDaily = gate === 'daily'
  const others = isDaily ? await claimDigest(payload, row, now) : []
  if (others === null) return { waitMs: YIELDED_MS }
  if (others === 'unknown') return 'unknown'
  const { subject, text } = account && others.length > 0 ? digestContent([row, ...others], account) : letter
  const links = await linksOf(payload, project, row)
  const foot =
    links &&
    renderText(localeOrEnglish(account?.language), textOf('notification.unsubscribe', { link: links.page }))
  const words = [text, foot].filter(Boolean).join('\n\n')
  const ticket = ticketOfNotice(row.key)
  const sent = await sendNotice(payload, {
    project,
    person,
    channel,
    host,
    subject,
    text: words,
    now,
    times,
    messageId: `<notice-${row.id}@${host}>`,
    ...(thread && others.length === 0 ? { thread: `<${thread}@${host}>` } : {}),
    replyTo: (others.length === 0 && ticket && replyAddress(ticket)) || undefined,
    bounceTo: (to) => bounceAddress(String(row.id), to),
    ...(links ? { unsubscribe: links.oneClick } : {}),
    ...(letter.blocks ? { letter: { blocks: letter.blocks, foot: foot ?? '', pixel: letter.pixel } } : {}),
  })
  const outcome = await outcomeOf(payload, row, sent, {
    ...logged,
    isSentOnce: isDaily || Boolean(row.bulkEmail),
  })
  if (isDaily && outcome !== 'sent' && outcome !== 'unknown') await resetRejected(payload, [row, ...others])
  await settleDigest(payload, others, outcome, now)
  return outcome
}

type Sent = Awaited<ReturnType<typeof sendNotice>>

/** The state and next attempt of a message after an attempt. */
async function outcomeOf(
  payload: BasePayload,
  row: Worded,
  sent: Sent,
  { isSentOnce, ...logged }: Omit<Parameters<typeof logGivenUp>[1], 'to'> & { isSentOnce: boolean },
): Promise<Exclude<OutgoingState, 'due' | 'sending'> | { waitMs: number }> {
  const { channel, tries } = row
  if (sent.state !== 'failed') return sent.state
  const next = nextSendAttempt({
    channel,
    tries,
    failures: failuresOf(sent),
    isSentOnce,
  })
  if (channel === 'email' && failuresOf(sent).at(-1)?.fault === 'receiver')
    await suppressReceiver(payload, row, { email: sent.to, why: 'bounce', now: logged.now })
  if (next === 'gaveUp' || next === 'unknown') await logGivenUp(payload, { ...logged, to: sent.to }, next)
  return next === 'gaveUp' ? 'failed' : next
}

/** The unsubscribe links of an e-mail whose kind can be turned off; null for every other message. */
async function linksOf(
  payload: BasePayload,
  project: RequestProject,
  { user, channel, kind }: Worded,
): Promise<{ page: string; oneClick: string } | null> {
  if (!user || channel !== 'email' || !isOptional(kind)) return null
  const { address } = await projectAddress(payload, project)
  return unsubscribeLinks(address, { project: project.id, user, kind })
}

/**
 * The receiver's current identifiers with their account, or the stored former identifier alone; null for a deleted account.
 */
async function receiverOf(
  payload: BasePayload,
  { user, to, channel }: Worded,
): Promise<{ person: Identity; account: User | null } | null> {
  if (to) {
    const person = { ...toIdentifier(channel, to), isPhoneVerified: true, isEmailVerified: true }
    return { person, account: null }
  }
  const account = user && (await readRow({ payload, collection: 'users', where: { id: { equals: user } } }))
  return account && !account.deletedAt ? { person: account, account } : null
}
