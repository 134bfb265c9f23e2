import type { BasePayload } from 'payload'
import { insertIfAbsent, readRow } from '#database/guard.ts'
import { updateWithRetry } from '#database/updateWithRetry.ts'
import type { MessagePreferences } from '#domain/calls/messagePreferences.ts'
import { canBeDaily, dailyDueAt } from '#domain/messages/dailyMail.ts'
import { isOfAgeForMarketing } from '#domain/messages/marketingAge.ts'
import {
  isMarketing,
  isOptional,
  mutedName,
  type NoticeKind,
  type OptionalKind,
} from '#domain/messages/noticeKinds.ts'
import type { NoticeChannel } from '#domain/messages/purposes.ts'
import { quietUntil } from '#domain/messages/quietHours.ts'
import { isSameEmail } from '#domain/messages/suppression.ts'
import type { Consents } from '#domain/people/consent/consents.ts'
import { isKnownMinor } from '#domain/people/consent/minor.ts'
import type { MessagePreference, User } from '#payload-types'
import { pushKey } from '../../adapters/push/webPush.ts'
import { setReminders } from '../cart/reminderConsent.ts'
import { consentsOf } from '../consents/consentsOf.ts'
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

/** Whether a kind is sent to a person on a channel. Marketing is never sent to a minor, whatever is stored. */
function isWanted(
  { kind, channel }: { kind: OptionalKind; channel: NoticeChannel },
  { person, isMinor }: { person: OptIns; isMinor: boolean },
  row: MessagePreference | null,
): boolean {
  if (isMinor && isMarketing(kind)) return false
  if (kind === 'reminders' && !person.wantsReminders) return false
  if (kind === 'news' && !person.newsConsentAt) return false
  return !mutedOf(row).includes(mutedName(kind, channel))
}

type Read = MessagePreferences & {
  /** By their birth year: they cannot opt in to marketing. */
  isMinor: boolean
}

/** The preferences of a person; null when there is no such account in the project. */
export async function readPreferences(payload: BasePayload, owner: Owner, now: Date): Promise<Read | null> {
  const [person, row, { birthYear }] = await Promise.all([
    userOf(payload, owner),
    rowOf(payload, owner.user),
    consentsOf(payload, owner.user),
  ])
  if (!person || person.deletedAt) return null
  const isMinor = isKnownMinor(birthYear, now.getUTCFullYear())
  const { quietFrom, quietTo } = row ?? {}
  return {
    choices: CHOICES.filter(isOffered).map((choice) => ({
      ...choice,
      isOn: isWanted(choice, { person, isMinor }, row),
    })),
    quiet: quietFrom && quietTo ? { from: quietFrom, to: quietTo } : null,
    isDaily: row?.isDaily ?? false,
    isMinor,
  }
}

/** Turns off what only adults may opt in to, as a minor's birth year does. Idempotent. */
export async function withdrawMarketing(payload: BasePayload, user: string): Promise<void> {
  await setNews(payload, user, { isOn: false })
  await setReminders(payload, user, false)
}

/** Whether any of these choices may be saved by adults only. */
export const optsInToMarketing = ({ choices }: Pick<MessagePreferences, 'choices'>): boolean =>
  choices.some(({ kind, isOn }) => isOn && isMarketing(kind))

/** Saves all preferences of a person. Idempotent. */
export async function savePreferences(
  payload: BasePayload,
  { project, user }: Owner,
  { choices, quiet, isDaily }: MessagePreferences,
  now: Date,
): Promise<void> {
  const muted = choices
    .filter(({ kind, isOn }) => !isOn && !isMarketing(kind))
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
  /** What is known of their age; read for marketing only. */
  consents: (user: string) => Promise<Consents>
}

/**
 * Whether a message may be sent now: `muted` when the person has turned its kind off, is too young for it, or the e-mail is suppressed; else the
 * delay in ms for quiet hours or a daily digest; `daily` when it is sent in the digest. Mandatory messages are always sent.
 */
export async function sendGate(
  payload: BasePayload,
  person: OptIns & Pick<User, 'email'>,
  { project, user, kind, channel, queuedAt, now, consents }: Sent,
): Promise<'open' | 'daily' | 'muted' | { waitMs: number }> {
  if (!isOptional(kind)) return 'open'
  const row = await rowOf(payload, user)
  if (!isWanted({ kind, channel }, { person, isMinor: false }, row)) return 'muted'
  if (isMarketing(kind)) {
    const isAdult = Boolean(person.newsConsentAt)
    if (!isOfAgeForMarketing(await consents(user), isAdult, now.getUTCFullYear())) return 'muted'
  }
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
