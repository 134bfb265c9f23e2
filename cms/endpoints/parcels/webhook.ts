import type { Endpoint } from 'payload'
import { projectOf } from '#access/projectOf.ts'
import type { TrackingUpdates } from '../../adapters/couriers/CourierProvider.ts'
import { TELLING_COURIERS } from '../../adapters/couriers/providers.ts'
import { receiveTrackingUpdates } from '../../operations/courier/receiveTrackingUpdates.ts'

const say = (message: string, status: number) =>
  Response.json(
    {
      apiSuccess: status === 200,
      message: status === 200 ? '' : message,
      ...(status === 400 ? { fields: { body: message } } : {}),
    },
    { status },
  )

/**
 * What couriers call with news of parcels: raw body and the token that was agreed on, no cookie. Its address names no courier,
 * since Shiprocket refuses some that do. 200 once the news is stored, 401 for a wrong token.
 */
export const news: Endpoint = {
  path: '/parcels/news',
  method: 'post',
  handler: async (req) => {
    const { payload, headers } = req
    const project = projectOf(req)
    if (!project) return say('Not found', 404)
    const rawBody = (await req.text?.()) ?? ''
    const now = new Date()
    for (const provider of TELLING_COURIERS) {
      let told: TrackingUpdates | null = null
      try {
        told = await provider.readWebhook({ payload, project, rawBody, headers })
      } catch (err) {
        payload.logger.warn({ msg: 'news of a courier could not be read', courier: provider.id, err })
        return say('Not understood', 400)
      }
      if (!told) continue
      await receiveTrackingUpdates({ payload, project, courier: provider.id, rawBody, news: told, now })
      return say('', 200)
    }
    return say('Wrong token', 401)
  },
}
