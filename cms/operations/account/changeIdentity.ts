import type { PayloadRequest } from 'payload'
import { localeOf, type RequestProject } from '#access/projectOf.ts'
import type { SessionUser } from '#access/viewer.ts'
import { conditionalUpdate, isUniqueViolation } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { identityKey } from '#domain/auth/identityKey.ts'
import type { IdentityChannel } from '#domain/calls/account.ts'
import { channelOfIdentifier } from '#domain/messages/channels.ts'
import { asMessage, type NotificationContent } from '#domain/notifications/NotificationContent.ts'
import { identityNotification } from '#domain/notifications/texts.ts'
import { isOwnUnproven, provenChannel } from '#domain/profile/provenChannel.ts'
import { renderText } from '#domain/text/renderText.ts'
import type { User } from '#payload-types'
import { findAccount, findUnclaimed } from '../auth/findAccount.ts'
import { forgetDevices } from '../auth/knownDevices.ts'
import { queueNotice } from '../messages/queueNotice.ts'
import { insertNotice } from '../notifications/notify.ts'
import { canBePushed } from '../push/queuePush.ts'
import { endSessions } from './sessions.ts'

type Change = { channel: IdentityChannel; value: string; project: RequestProject; now: Date }
type Changed = { ok: true; user: User } | { ok: false; reason: 'taken' | 'meanwhile' }

const FIELDS = {
  phone: { value: 'phone', key: 'phoneKey', flag: 'isPhoneVerified' },
  email: { value: 'email', key: 'emailKey', flag: 'isEmailVerified' },
} as const

/**
 * Changes a person's phone or e-mail to a value just proven by codes. Value and unique key change in one conditional update, so of two
 * people claiming a value exactly one gets it. All other sessions are revoked first, so that a killed process never leaves a session of
 * the old identifier. If the value is the person's own unproven one, it is only marked as verified and no session is ended.
 */
export async function changeIdentity(req: PayloadRequest, change: Change): Promise<Changed> {
  const { channel, value, now } = change
  const { payload } = req
  const user = req.user as SessionUser
  const home = idOf(user.project)
  const field = FIELDS[channel]
  const identifier = { [channel]: value }
  // An unclaimed account with this value counts as taken too: its owner claims it by logging in.
  const owner =
    (await findAccount(payload, home, identifier)) ?? (await findUnclaimed(payload, home, identifier))
  if (owner && String(owner.id) !== String(user.id)) return { ok: false, reason: 'taken' }

  const isOwn = isOwnUnproven(user, channel, value)
  if (!isOwn) await signOutOthers(req, now)
  // The verified identifier can sign in from now on, so the proven one is notified.
  const replaced = user[field.flag] ? user[field.value] : null
  const old = isOwn ? provenChannel(user) : replaced ? { channel, to: replaced } : null
  const changed = await claim(req, change, user[field.key])
  if (changed === 'taken' || !changed) return { ok: false, reason: changed ?? 'meanwhile' }
  // Again, for sessions opened with the old value in between.
  if (!isOwn) await signOutOthers(req, now)
  await notifyOfChange(req, change, old, identityNotification(channel, isOwn ? 'verified' : 'changed'))
  return { ok: true, user: { ...changed, project: home } }
}

/** Notifies in the product, and by the proven phone or e-mail that was replaced (or is the other proven one). */
async function notifyOfChange(
  req: PayloadRequest,
  { channel, project, now }: Change,
  old: ReturnType<typeof provenChannel>,
  { title, text, href }: NotificationContent,
): Promise<void> {
  const { payload } = req
  const user = req.user as SessionUser
  const home = idOf(user.project)
  const dedupeKey = `identity:${channel}:${now.getTime()}`
  const locale = localeOf(req)
  const notification = home && {
    project: home,
    user: String(user.id),
    kind: 'security' as const,
    title,
    text,
    href,
    dedupeKey,
    now,
  }
  const isPushed = notification ? await canBePushed(payload, notification) : false
  await Promise.all([
    notification && insertNotice(payload, notification, isPushed),
    old &&
      queueNotice(payload, {
        project,
        person: user,
        to: old.to,
        dedupeKey,
        now,
        channels: [channelOfIdentifier(old.channel)],
        host: new URL(req.url ?? 'http://localhost').hostname,
        subject: renderText(locale, title),
        text: renderText(locale, asMessage(title, text)),
      }),
  ])
}

async function signOutOthers(req: PayloadRequest, now: Date): Promise<void> {
  const user = req.user as SessionUser
  await endSessions(req, { keep: user._sid, now })
  await forgetDevices(req.payload, String(user.id))
}

async function claim(
  req: PayloadRequest,
  { channel, value }: Change,
  oldKey: string,
): Promise<User | 'taken' | null> {
  const user = req.user as SessionUser
  const field = FIELDS[channel]
  try {
    return await conditionalUpdate({
      payload: req.payload,
      collection: 'users',
      where: {
        and: [
          { id: { equals: user.id } },
          { [field.key]: { equals: oldKey } },
          { deletedAt: { exists: false } },
        ],
      },
      data: {
        [field.value]: value,
        [field.key]: identityKey(idOf(user.project), value),
        [field.flag]: true,
      },
    })
  } catch (err) {
    if (isUniqueViolation(err)) return 'taken'
    throw err
  }
}
