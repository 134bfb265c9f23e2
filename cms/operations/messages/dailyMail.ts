import { setTimeout as sleep } from 'node:timers/promises'
import type { BasePayload } from 'payload'
import { claimKey, conditionalUpdate, readRow, readRows } from '#database/guard.ts'
import { LOG_MS } from '#domain/auth/policy.ts'
import { dailyText, MAX_IN_DAILY } from '#domain/messages/dailyMail.ts'
import { type OutgoingState, UNSENT_STATES } from '#domain/messages/outgoing.ts'
import { SEND_LEASE_MS } from '#domain/messages/retry.ts'
import { type Locale, localeOrEnglish } from '#domain/text/locales.ts'
import { renderText } from '#domain/text/renderText.ts'
import { textOf } from '#domain/text/textOf.ts'
import type { OutgoingMessage, User } from '#payload-types'

type Sent = Exclude<OutgoingState, 'due' | 'sending'> | { waitMs: number }

const collection = 'outgoing-messages'
/** How long the oldest e-mail of a daily digest waits until the others, claimed at the same moment, are released for it. */
const YIELD = { times: 20, everyMs: 100 }
/** A message whose digest is being sent by another one is due again after this time, ms, unless the digest included it. */
export const YIELDED_MS = 5000

/** A person's digest e-mails that are due now, oldest first. */
async function dueOfDay(
  payload: BasePayload,
  { user, kind, project }: OutgoingMessage,
  now: Date,
): Promise<OutgoingMessage[]> {
  const until = new Date(now.getTime() + 2 * YIELDED_MS).toISOString()
  return readRows({
    payload,
    collection,
    sort: ['createdAt', 'id'],
    limit: MAX_IN_DAILY,
    where: {
      and: [
        { user: { equals: user } },
        { project: { equals: project } },
        { kind: { equals: kind } },
        { channel: { equals: 'email' } },
        { bulkEmail: { exists: false } },
        { to: { exists: false } },
        {
          or: [
            { state: { equals: 'sending' } },
            { and: [{ state: { equals: 'due' } }, { dueAt: { less_than_equal: until } }] },
          ],
        },
      ],
    },
  })
}

const handedOverKey = (id: OutgoingMessage['id']): string => `dailyMail:${id}`

/**
 * Records that messages are being handed to the mail server in one e-mail. Messages that a killed process had handed over before are
 * left out, since they may have been delivered.
 */
async function recordHandedOver(
  payload: BasePayload,
  rows: readonly OutgoingMessage[],
  now: Date,
): Promise<OutgoingMessage[]> {
  const until = new Date(now.getTime() + LOG_MS)
  const isNew = await Promise.all(rows.map(({ id }) => claimKey(payload, handedOverKey(id), until)))
  return rows.filter((_, index) => isNew[index])
}

/** Whether a message was handed to the mail server in a digest without a known result. */
export const wasHandedOver = async (
  payload: BasePayload,
  { id }: Pick<OutgoingMessage, 'id'>,
): Promise<boolean> =>
  (await readRow({ payload, collection: 'claims', where: { key: { equals: handedOverKey(id) } } })) !== null

/** Resets messages that the mail server rejected, so that they can be sent again. */
export async function resetRejected(
  payload: BasePayload,
  rows: readonly Pick<OutgoingMessage, 'id'>[],
): Promise<void> {
  const keys = rows.map(({ id }) => handedOverKey(id))
  await payload.db.deleteMany({ collection: 'claims', where: { key: { in: keys } } })
}

/**
 * Claims the other digest e-mails of the person, each with the lease of a message: after a crash before they are handed over they are sent
 * again. Null when `row` is not the oldest, so that another digest includes it.
 */
async function claimOthers(
  payload: BasePayload,
  row: OutgoingMessage,
  now: Date,
): Promise<OutgoingMessage[] | null> {
  const dueAt = new Date(now.getTime() + SEND_LEASE_MS).toISOString()
  const claimed = new Map<string, OutgoingMessage>()
  for (let round = 0; round < YIELD.times; round++) {
    const all = await dueOfDay(payload, row, now)
    if (all[0] && String(all[0].id) !== String(row.id)) return null
    const left = all.filter(({ id }) => String(id) !== String(row.id) && !claimed.has(String(id)))
    for (const { id, tries } of left.filter(({ state }) => state === 'due')) {
      const taken = await conditionalUpdate({
        payload,
        collection,
        data: { state: 'sending', tries: { $inc: 1 }, dueAt },
        where: { and: [{ id: { equals: id } }, { tries: { equals: tries } }, { state: { equals: 'due' } }] },
      })
      if (taken) claimed.set(String(id), taken)
    }
    if (left.every(({ id }) => claimed.has(String(id)))) break
    await sleep(YIELD.everyMs)
  }
  return [...claimed.values()]
}

/**
 * The other messages of the digest that `row` starts, recorded as handed over together with it; null when another digest includes it, `unknown`
 * when it was handed over before.
 */
export async function claimDigest(
  payload: BasePayload,
  row: OutgoingMessage,
  now: Date,
): Promise<OutgoingMessage[] | 'unknown' | null> {
  const claimed = await claimOthers(payload, row, now)
  if (!claimed) return null
  const handed = await recordHandedOver(payload, [row, ...claimed], now)
  if (handed.includes(row)) return handed.filter((one) => one !== row)
  await resetRejected(payload, handed)
  await settleDigest(payload, claimed, { waitMs: YIELDED_MS }, now)
  return 'unknown'
}

/** Applies the digest's result to all messages in it. */
export async function settleDigest(
  payload: BasePayload,
  others: readonly OutgoingMessage[],
  sent: Sent,
  now: Date,
): Promise<void> {
  const data =
    typeof sent === 'string'
      ? { state: sent, dueAt: null, ...(sent === 'failed' ? {} : { subject: null, text: null, to: null }) }
      : { state: 'due' as const, dueAt: new Date(now.getTime() + sent.waitMs).toISOString() }
  await Promise.all(
    others.map(({ id, tries }) =>
      conditionalUpdate({
        payload,
        collection,
        data,
        where: {
          and: [{ id: { equals: id } }, { tries: { equals: tries } }, { state: { in: [...UNSENT_STATES] } }],
        },
      }),
    ),
  )
}

/** Subject and text of a digest; those of the message itself when it is the only one. */
export function digestContent(
  rows: readonly Pick<OutgoingMessage, 'subject' | 'text'>[],
  account: Pick<User, 'language'>,
): { subject: string; text: string } {
  const mails = rows.map(({ subject, text }) => ({ subject: subject ?? '', text: text ?? '' }))
  const [first] = mails
  if (mails.length === 1 && first) return first
  const locale: Locale = localeOrEnglish(account.language)
  return {
    subject: renderText(locale, textOf('notification.dailySubject', { count: mails.length })),
    text: dailyText(mails),
  }
}
