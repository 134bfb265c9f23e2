import { createHash } from 'node:crypto'
import type { BasePayload, Where } from 'payload'
import { conditionalUpdate, insertIfAbsent, readRows } from '#database/guard.ts'
import type { PushSubscription } from '#domain/messages/PushSubscriptionSchema.ts'
import { MAX_PUSH_DEVICES } from '#domain/notifications/pushed.ts'
import type { PushDevice } from '#payload-types'

const collection = 'push-devices'

const hashOf = (...parts: string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('base64url')

/** Identifies a browser at its next sign-in; null without a device cookie. */
export const browserOf = (project: string, device: string | null): string | null =>
  device && hashOf(project, device)

/** Hash of a subscription's endpoint, which the browser can compute too. */
export const endpointKeyOf = (endpoint: string): string => hashOf(endpoint)

/** The subscribed browsers of a person, newest first. */
export const pushDevicesOf = (payload: BasePayload, user: string): Promise<PushDevice[]> =>
  readRows({
    payload,
    collection,
    where: { user: { equals: user } },
    sort: ['-addedOn'],
    limit: 2 * MAX_PUSH_DEVICES,
  })

type Owner = Pick<PushDevice, 'user' | 'project' | 'session' | 'browser' | 'deviceName'>

/** Subscribes the browser to this person's messages and to nobody else's. Idempotent. */
export async function addPushDevice(
  payload: BasePayload,
  owner: Owner,
  { endpoint, keys: { p256dh, auth } }: PushSubscription,
  now: Date,
): Promise<void> {
  const endpointKey = endpointKeyOf(endpoint)
  const data = { ...owner, endpoint, p256dh, auth, lastMessage: null, addedOn: now.toISOString() }
  const isNew = await insertIfAbsent({ payload, collection, data: { ...data, endpointKey } })
  if (!isNew)
    await conditionalUpdate({ payload, collection, where: { endpointKey: { equals: endpointKey } }, data })
  const tooMany = (await pushDevicesOf(payload, owner.user)).slice(MAX_PUSH_DEVICES)
  if (tooMany.length > 0) await dropPushDevices(payload, { id: { in: tooMany.map(({ id }) => id) } })
}

/** Unsubscribes matching browsers. Idempotent. */
export const dropPushDevices = async (payload: BasePayload, where: Where): Promise<void> => {
  await payload.db.deleteMany({ collection, where })
}

/** After a sign-in: the browser's subscription continues if it was this person's, and ends with the new session. */
export async function renewPushDevices(
  payload: BasePayload,
  { user, session, browser }: { user: string; session: string; browser: string },
): Promise<void> {
  const where = { browser: { equals: browser } }
  const found = await readRows({ payload, collection, where, sort: ['-addedOn'], limit: MAX_PUSH_DEVICES })
  for (const { id, user: before } of found) {
    if (before === user)
      await conditionalUpdate({ payload, collection, where: { id: { equals: id } }, data: { session } })
    else await dropPushDevices(payload, { id: { equals: id } })
  }
}
