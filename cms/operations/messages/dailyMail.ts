import { setTimeout as sleep } from 'node:timers/promises'
import type { BasePayload } from 'payload'
import { conditionalUpdate, readRows } from '#database/guard.ts'
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
    ...{ payload, collection, sort: ['createdAt', 'id'], limit: MAX_IN_DAILY },
    where: {
      and: [
        ...[{ user: { equals: user } }, { project: { equals: project } }, { kind: { equals: kind } }],
        ...[{ channel: { equals: 'email' } }, { bulkEmail: { exists: false } }, { to: { exists: false } }],
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

/**
 * Claims the other e-mails of the day of a person, each with the lease of a message: after a kill they are sent again. Null when `row` is not
 * the oldest of them, which takes this one.
 */
export async function claimOthers(
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
        ...{ payload, collection, data: { state: 'sending', tries: { $inc: 1 }, dueAt } },
        where: { and: [{ id: { equals: id } }, { tries: { equals: tries } }, { state: { equals: 'due' } }] },
      })
      if (taken) claimed.set(String(id), taken)
    }
    if (left.every(({ id }) => claimed.has(String(id)))) break
    await sleep(YIELD.everyMs)
  }
  return [...claimed.values()]
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
        ...{ payload, collection, data },
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
