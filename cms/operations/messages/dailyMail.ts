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
/** For so long the first e-mail of a day waits until the others, which are claimed at the same moment, have yielded to it. */
const YIELD = { times: 20, everyMs: 100 }
/** A message that waits for another's daily e-mail is due again after this time, ms, unless that e-mail included it. */
export const YIELDED_MS = 5000

/** The e-mails of the day of a person that are due now, the oldest first. */
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
 * Notes that messages are handed to the mail server in one e-mail. Those that were handed over before, by a process that has died since, are
 * left out: they may have arrived.
 */
async function noteHandedOver(
  payload: BasePayload,
  rows: readonly OutgoingMessage[],
  now: Date,
): Promise<OutgoingMessage[]> {
  const until = new Date(now.getTime() + LOG_MS)
  const isNew = await Promise.all(rows.map(({ id }) => claimKey(payload, handedOverKey(id), until)))
  return rows.filter((_, index) => isNew[index])
}

/** Whether a message was handed to the mail server in the e-mail of a day, and nobody knows what became of it. */
export const wasHandedOver = async (
  payload: BasePayload,
  { id }: Pick<OutgoingMessage, 'id'>,
): Promise<boolean> =>
  (await readRow({ payload, collection: 'claims', where: { key: { equals: handedOverKey(id) } } })) !== null

/** The mail server refused them, so that they can be sent again. */
export async function noteRefused(
  payload: BasePayload,
  rows: readonly Pick<OutgoingMessage, 'id'>[],
): Promise<void> {
  const keys = rows.map(({ id }) => handedOverKey(id))
  await payload.db.deleteMany({ collection: 'claims', where: { key: { in: keys } } })
}

/**
 * Claims the other e-mails of the day of a person, each with the lease of a message: after a kill before they are handed over they are sent
 * again. Null when `row` is not the oldest of them, which takes this one.
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
 * The other e-mails of the day that go with `row`, noted as handed over together with it; null when another one takes it along, `unknown` when it
 * was handed over before.
 */
export async function takeOthers(
  payload: BasePayload,
  row: OutgoingMessage,
  now: Date,
): Promise<OutgoingMessage[] | 'unknown' | null> {
  const claimed = await claimOthers(payload, row, now)
  if (!claimed) return null
  const handed = await noteHandedOver(payload, [row, ...claimed], now)
  if (handed.includes(row)) return handed.filter((one) => one !== row)
  await noteRefused(payload, handed)
  await settleOthers(payload, claimed, { waitMs: YIELDED_MS }, now)
  return 'unknown'
}

/** What became of the e-mail became of all that were in it. */
export async function settleOthers(
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

/** The words of the e-mail of a day; those of the message itself when it is the only one. */
export function dailyLetter(
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
