import type { BasePayload } from 'payload'
import { insertIfAbsent, readRow } from '#database/guard.ts'
import { updateWithRetry } from '#database/updateWithRetry.ts'
import type { MessagePreferences } from '#domain/calls/messagePreferences.ts'
import { canBeDaily, dailyDueAt } from '#domain/messages/dailyMail.ts'
import { isOptional, mutedName, type NoticeKind, type OptionalKind } from '#domain/messages/noticeKinds.ts'
import type { NoticeChannel } from '#domain/messages/purposes.ts'
import { quietUntil } from '#domain/messages/quietHours.ts'
import { isSameEmail } from '#domain/messages/suppression.ts'
import type { MessagePreference, User } from '#payload-types'
import { pushKey } from '../../adapters/push/webPush.ts'
import { setReminders } from '../cart/reminderConsent.ts'
import { projectZone } from '../content/projectZone.ts'
import { setNews } from './newsConsent.ts'

type Owner = { project: string; user: string }

/** Kinds on channels that a person may turn off. Reminders and marketing are sent by e-mail alone, and only to people who opted in. */
const CHOICES: readonly { kind: OptionalKind; channel: NoticeChannel }[] = [
  { kind: 'help', channel: 'email' },
  { kind: 'help', channel: 'sms' },
  { kind: 'help', channel: 'push' },
  { kind: 'reminders', channel: 'email' },
  { kind: 'news', channel: 'email' },
]

/** Whether a channel is offered: web push only where the installation is configured for it. */
const isOffered = ({ channel }: { channel: NoticeChannel }): boolean =>
  channel !== 'push' || pushKey() !== null

const rowOf = (payload: BasePayload, user: string): Promise<MessagePreference | null> =>
  readRow({ payload, collection: 'message-preferences', where: { user: { equals: user } } })

const userOf = (payload: BasePayload, { user, project }: Owner): Promise<User | null> =>
  readRow({
    payload,
    collection: 'users',
    where: { and: [{ id: { equals: user } }, { project: { equals: project } }] },
  })

const mutedOf = (row: MessagePreference | null): string[] => (row?.muted as string[] | undefined) ?? []

type OptIns = Pick<User, 'wantsReminders' | 'newsConsentAt'>

/** Kinds that are off until opted in; the opt-in is stored with the account. */
const OPT_IN_KINDS: readonly OptionalKind[] = ['reminders', 'news']

/** Whether a kind is sent to a person on a channel. */
function isWanted(
  { kind, channel }: { kind: OptionalKind; channel: NoticeChannel },
  person: OptIns,
  row: MessagePreference | null,
): boolean {
  if (kind === 'reminders' && !person.wantsReminders) return false
  if (kind === 'news' && !person.newsConsentAt) return false
  return !mutedOf(row).includes(mutedName(kind, channel))
}

/** The preferences of a person; null when there is no such account in the project. */
export async function readPreferences(
  payload: BasePayload,
  owner: Owner,
): Promise<MessagePreferences | null> {
  const [person, row] = await Promise.all([userOf(payload, owner), rowOf(payload, owner.user)])
  if (!person || person.deletedAt) return null
  const { quietFrom, quietTo } = row ?? {}
  return {
    choices: CHOICES.filter(isOffered).map((choice) => ({ ...choice, isOn: isWanted(choice, person, row) })),
    quiet: quietFrom && quietTo ? { from: quietFrom, to: quietTo } : null,
    isDaily: row?.isDaily ?? false,
  }
}

/** Saves all preferences of a person. Idempotent. */
export async function savePreferences(
  payload: BasePayload,
  { project, user }: Owner,
  { choices, quiet, isDaily }: MessagePreferences,
  now: Date,
): Promise<void> {
  const muted = choices
    .filter(({ kind, isOn }) => !isOn && !OPT_IN_KINDS.includes(kind))
    .map(({ kind, channel }) => mutedName(kind, channel))
  const data = { muted, quietFrom: quiet?.from ?? null, quietTo: quiet?.to ?? null, isDaily }
  await writePreferences(payload, { project, user }, () => data)
  const reminders = choices.find(({ kind }) => kind === 'reminders')
  if (reminders) await setReminders(payload, user, reminders.isOn)
  const news = choices.find(({ kind }) => kind === 'news')
  if (news)
    await setNews(payload, user, news.isOn ? { isOn: true, source: 'settings', now } : { isOn: false })
}

/** Turns off a kind on every channel, as an unsubscribe link does. Idempotent; false when the account is gone. */
export async function unsubscribe(payload: BasePayload, owner: Owner, kind: OptionalKind): Promise<boolean> {
  if (!(await userOf(payload, owner))) return false
  if (kind === 'reminders') return setReminders(payload, owner.user, false)
  if (kind === 'news') {
    await setNews(payload, owner.user, { isOn: false })
    return true
  }
  const off = CHOICES.filter((choice) => choice.kind === kind).map((choice) =>
    mutedName(choice.kind, choice.channel),
  )
  await writePreferences(payload, owner, (row) => ({ muted: [...new Set([...mutedOf(row), ...off])] }))
  return true
}

/** Changes the stored preferences of a person, in one conditional update. */
export async function writePreferences(
  payload: BasePayload,
  { project, user }: Owner,
  change: (row: MessagePreference) => Partial<MessagePreference>,
): Promise<void> {
  const where = { user: { equals: user } }
  if (!(await rowOf(payload, user)))
    await insertIfAbsent({
      payload,
      collection: 'message-preferences',
      data: { user, project, muted: [], quietFrom: null, quietTo: null, rev: 0 },
    })
  await updateWithRetry<'message-preferences', null>({
    payload,
    collection: 'message-preferences',
    where,
    change: (row) => ({ data: change(row), answer: null }),
  })
}

type Sent = {
  project: string
  user: string
  kind: NoticeKind
  channel: NoticeChannel
  /** Time when it was queued, ms since epoch: a daily digest waits for other messages. */
  queuedAt: number
  now: Date
}

/**
 * Whether a message may be sent now: `muted` when the person has turned its kind off or the e-mail is suppressed; else the delay in ms for
 * quiet hours or a daily digest; `daily` when it is sent in the digest. Mandatory messages are always sent.
 */
export async function sendGate(
  payload: BasePayload,
  person: OptIns & Pick<User, 'email'>,
  { project, user, kind, channel, queuedAt, now }: Sent,
): Promise<'open' | 'daily' | 'muted' | { waitMs: number }> {
  if (!isOptional(kind)) return 'open'
  const row = await rowOf(payload, user)
  if (!isWanted({ kind, channel }, person, row)) return 'muted'
  if (channel === 'email' && isSameEmail(row?.suppressedEmail, person.email)) return 'muted'
  const isDaily = row?.isDaily === true && canBeDaily(kind, channel)
  const { quietFrom, quietTo } = row ?? {}
  const hasQuiet = quietFrom && quietTo
  if (!isDaily && !hasQuiet) return 'open'
  const zone = await projectZone(payload, project)
  const at = now.getTime()
  const dueAt = isDaily ? dailyDueAt(queuedAt, zone) : at
  if (dueAt > at) return { waitMs: dueAt - at }
  const until = hasQuiet ? quietUntil(at, { from: quietFrom, to: quietTo }, zone) : null
  if (until !== null) return { waitMs: until - at }
  return isDaily ? 'daily' : 'open'
}
