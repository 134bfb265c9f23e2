import type { Endpoint } from 'payload'
import { projectOf } from '#access/projectOf.ts'
import type { TrackingUpdates } from '../../adapters/couriers/CourierProvider.ts'
import { WEBHOOK_COURIERS } from '../../adapters/couriers/providers.ts'
import { receiveTrackingUpdates } from '../../operations/shipments/receiveTrackingUpdates.ts'

const answer = (message: string, status: number) =>
  Response.json(
    {
      apiSuccess: status === 200,
      message: status === 200 ? '' : message,
      ...(status === 400 ? { fields: { body: message } } : {}),
    },
    { status },
  )

/**
 * Webhook for tracking updates: raw body and a shared token, no cookie. The path names no courier, because Shiprocket refuses
 * URLs with its name. 200 once the updates are stored, 400 for a body that cannot be read, 401 for a wrong token.
 */
export const trackingWebhook: Endpoint = {
  path: '/parcels/news',
  method: 'post',
  handler: async (req) => {
    const { payload, headers } = req
    const project = projectOf(req)
    if (!project) return answer('Not found', 404)
    const rawBody = (await req.text?.()) ?? ''
    const now = new Date()
    for (const provider of WEBHOOK_COURIERS) {
      let updates: TrackingUpdates | null = null
      try {
        updates = await provider.readWebhook({ payload, project, rawBody, headers })
      } catch (err) {
        payload.logger.warn({ msg: 'a tracking webhook could not be read', courier: provider.id, err })
        return answer('Not understood', 400)
      }
      if (!updates) continue
      await receiveTrackingUpdates({ payload, project, courier: provider.id, rawBody, updates, now })
      return answer('', 200)
    }
    return answer('Wrong token', 401)
  },
}
