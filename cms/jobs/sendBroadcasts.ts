import type { BasePayload } from 'payload'
import type { Broadcast } from '#payload-types'
import { sendBroadcast } from '../operations/notifications/sendBroadcast.ts'

const A_ROUND = 20

/** Hands out what admins wrote for many people, oldest first. One that fails is logged and goes on in the next round. */
export async function sendBroadcasts(payload: BasePayload, now: Date): Promise<void> {
  const { docs } = await payload.db.find<Broadcast>({
    collection: 'broadcasts',
    where: { state: { equals: 'waiting' } },
    sort: 'createdAt',
    limit: A_ROUND,
    pagination: false,
  })
  for (const broadcast of docs) {
    try {
      await sendBroadcast(payload, broadcast, now)
    } catch (err) {
      payload.logger.error({ msg: 'a notification to many was not handed out', broadcast: broadcast.id, err })
    }
  }
}
