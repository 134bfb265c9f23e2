import type { BasePayload } from 'payload'
import type { Broadcast } from '#payload-types'
import { sendBroadcast } from '../operations/notifications/sendBroadcast.ts'

const BATCH_SIZE = 20

/** Delivers waiting broadcasts, oldest first. A failure is logged and the broadcast continues in the next run. */
export async function sendBroadcasts(payload: BasePayload, now: Date): Promise<void> {
  const { docs } = await payload.db.find<Broadcast>({
    collection: 'broadcasts',
    where: { state: { equals: 'waiting' } },
    sort: 'createdAt',
    limit: BATCH_SIZE,
    pagination: false,
  })
  for (const broadcast of docs) {
    try {
      await sendBroadcast(payload, broadcast, now)
    } catch (err) {
      payload.logger.error({ msg: 'a broadcast was not delivered', broadcast: broadcast.id, err })
    }
  }
}
