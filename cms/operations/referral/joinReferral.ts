import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { insertIfAbsent, readRow, readRows } from '#database/guard.ts'
import { ATTRIBUTION_MS, type Suspicion } from '#domain/referral/states.ts'
import type { User } from '#payload-types'
import { knownDevice } from '../auth/knownDevices.ts'
import { personOfCode } from './referralCode.ts'
import { referralProgramme } from './referralProgramme.ts'

type Args = {
  payload: BasePayload
  project: RequestProject
  friend: Pick<User, 'id' | 'name' | 'phone' | 'email'>
  /** The captured referral code and when it was captured, ms since epoch. */
  capture: { code: string; at: number }
  /** The browser's device cookie and network, compared with those of the referrer. */
  device: string | null
  network: string | null
  now: Date
}

/**
 * Records the referral of a new account, once per person, if the visit is no more than 30 days old. Signs that both accounts belong to the
 * same person are stored as suspicions, for review when the friend orders.
 */
export async function joinReferral(args: Args): Promise<void> {
  const { payload, project, friend, capture, now } = args
  if (now.getTime() - capture.at > ATTRIBUTION_MS || capture.at > now.getTime()) return
  const { rules } = await referralProgramme(payload, project)
  const referrer = rules.isOn ? await personOfCode(payload, project, capture.code) : null
  if (!referrer || referrer.user === String(friend.id)) return
  await insertIfAbsent({
    payload,
    collection: 'referrals',
    data: {
      friendKey: String(friend.id),
      friend: friend.id,
      friendName: friend.name ?? null,
      project: project.id,
      referrer: referrer.user,
      code: referrer.code,
      state: 'joined',
      rewardPaise: 0,
      joinedAt: now.toISOString(),
      rev: 0,
      suspicions: await suspicionsOf(args, referrer.user),
    },
  })
}

/** Upper limit of sessions that are compared. */
const MAX_SESSIONS = 50

async function suspicionsOf(
  { payload, project, device, network, now }: Args,
  referrer: string,
): Promise<Suspicion[]> {
  const [person, sessions] = await Promise.all([
    readRow({ payload, collection: 'users', where: { id: { equals: referrer } } }),
    readRows({
      payload,
      collection: 'sessions',
      where: { user: { equals: referrer } },
      sort: ['-createdAt'],
      limit: MAX_SESSIONS,
      select: ['ip'],
    }),
  ])
  const identifiers = [person?.phone, person?.email].flatMap((identifier) => identifier ?? [])
  const devices = await Promise.all(
    identifiers.map((identifier) => knownDevice(payload, project.id, identifier, device, now)),
  )
  return [
    ...(devices.some((known) => known !== null) ? (['sameDevice'] as const) : []),
    ...(network !== null && sessions.some(({ ip }) => ip === network) ? (['sameNetwork'] as const) : []),
  ]
}
