import type { PayloadRequest } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import type { SessionUser } from '#access/viewer.ts'
import { conditionalUpdate, isUniqueViolation } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { identityKey } from '#domain/auth/identityKey.ts'
import type { IdentityChannel } from '#domain/calls/account.ts'
import { channelOfIdentifier } from '#domain/messages/channels.ts'
import { isOwnUnproven, provenChannel } from '#domain/profile/provenChannel.ts'
import type { User } from '#payload-types'
import { findAccount, findUnclaimed } from '../auth/findAccount.ts'
import { forgetDevices } from '../auth/knownDevices.ts'
import { queueNotice } from '../messages/queueNotice.ts'
import { notify } from '../notifications/notify.ts'
import { endSessions } from './sessions.ts'

type Change = { channel: IdentityChannel; value: string; project: RequestProject; now: Date }
type Changed = { ok: true; user: User } | { ok: false; reason: 'taken' | 'meanwhile' }

const FIELDS = {
  phone: { value: 'phone', key: 'phoneKey', flag: 'isPhoneVerified', word: 'phone number' },
  email: { value: 'email', key: 'emailKey', flag: 'isEmailVerified', word: 'e-mail' },
} as const

/**
 * Changes a person's phone or e-mail to a value just proven by codes. Value and unique key change in one conditional update, so of two
 * people claiming a value exactly one gets it. All other sessions are revoked first, so that a killed process never leaves a session of
 * the old identifier. If the value is the person's own unproven one, it is only marked as verified and nobody is signed out.
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
  await notifyOfChange(req, {
    ...change,
    old,
    ...(isOwn ? verifiedText(field.word) : changedText(field.word)),
  })
  return { ok: true, user: { ...changed, project: home } }
}

type ChangeNotice = Change & { old: ReturnType<typeof provenChannel>; title: string; text: string }

/** Notifies in the product, and by the proven phone or e-mail that was replaced (or is the other proven one). */
async function notifyOfChange(
  req: PayloadRequest,
  { channel, project, old, title, text, now }: ChangeNotice,
): Promise<void> {
  const { payload } = req
  const user = req.user as SessionUser
  const home = idOf(user.project)
  const dedupeKey = `identity:${channel}:${now.getTime()}`
  await Promise.all([
    home &&
      notify(payload, {
        ...{ project: home, user: String(user.id), kind: 'security', title, text },
        ...{ href: '/profile', dedupeKey, now },
      }),
    old &&
      queueNotice(payload, {
        ...{ project, person: user, to: old.to, dedupeKey, now },
        channels: [channelOfIdentifier(old.channel)],
        host: new URL(req.url ?? 'http://localhost').hostname,
        text: `${title}. ${text}`,
      }),
  ])
}

async function signOutOthers(req: PayloadRequest, now: Date): Promise<void> {
  const user = req.user as SessionUser
  await endSessions(req, { keep: user._sid, now })
  await forgetDevices(req.payload, String(user.id))
}

const CONTACT = 'If it was not you, contact support at once.'
const changedText = (word: string) => ({
  title: `Your ${word} has been changed`,
  text: `Your account now has another ${word}. All other devices are signed out. ${CONTACT}`,
})
const verifiedText = (word: string) => ({
  title: `Your ${word} is verified`,
  text: `You can sign in with it from now on. ${CONTACT}`,
})

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
