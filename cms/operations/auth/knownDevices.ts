import { createHash } from 'node:crypto'
import type { BasePayload } from 'payload'
import { conditionalUpdate, insertIfAbsent } from '#database/guard.ts'
import { DAY_MS, KNOWN_DEVICE_MS } from '#domain/auth/policy.ts'
import type { KnownDevice } from '#payload-types'

const RENEW_EVERY_MS = 30 * DAY_MS
const collection = 'known-devices'

/** Keyed by identifier instead of person, so that a lookup does not reveal whether an account exists. */
const deviceKeyOf = (project: string, identifier: string, device: string): string =>
  createHash('sha256').update([project, identifier, device].join('\n')).digest('base64url')

/** Key of the device if this phone or e-mail has signed in on it before, else null. */
export async function knownDevice(
  payload: BasePayload,
  project: string,
  identifier: string,
  device: string | null,
  now: Date,
): Promise<string | null> {
  if (!device) return null
  const deviceKey = deviceKeyOf(project, identifier, device)
  const found = await payload.db.findOne<KnownDevice>({
    collection,
    where: { deviceKey: { equals: deviceKey } },
  })
  return found && Date.parse(found.expiresAt) > now.getTime() ? deviceKey : null
}

type Remembered = { project: string; user: string; identifiers: string[]; device: string; now: Date }

/**
 * Stores the device as known for all proven identifiers of a person after a sign-in. Returns whether it was known before, is their first
 * device, or an additional one.
 */
export async function rememberDevice(
  payload: BasePayload,
  remembered: Remembered,
): Promise<'known' | 'first' | 'another'> {
  const { project, user, identifiers, device, now } = remembered
  const expiresAt = new Date(now.getTime() + KNOWN_DEVICE_MS).toISOString()
  const due = new Date(now.getTime() + KNOWN_DEVICE_MS - RENEW_EVERY_MS).toISOString()
  const keys = identifiers.map((identifier) => deviceKeyOf(project, identifier, device))
  const { docs } = await payload.db.find<KnownDevice>({
    collection,
    where: { deviceKey: { in: keys } },
    pagination: false,
    limit: keys.length,
  })
  const before = docs.length > 0 ? 'known' : (await hasDevice(payload, user, now)) ? 'another' : 'first'
  for (const deviceKey of keys) {
    const known = docs.find((doc) => doc.deviceKey === deviceKey)
    if (!known) await insertIfAbsent({ payload, collection, data: { deviceKey, user, expiresAt } })
    else if (known.expiresAt < due)
      await conditionalUpdate({
        payload,
        collection,
        where: { deviceKey: { equals: deviceKey } },
        data: { expiresAt, user },
      })
  }
  return before
}

async function hasDevice(payload: BasePayload, user: string, now: Date): Promise<boolean> {
  const found = await payload.db.findOne<KnownDevice>({
    collection,
    where: { and: [{ user: { equals: user } }, { expiresAt: { greater_than: now.toISOString() } }] },
  })
  return Boolean(found)
}

/** Forgets all known devices of a person. */
export const forgetDevices = (payload: BasePayload, user: string) =>
  payload.db.deleteMany({ collection, where: { user: { equals: user } } })
