import type { Endpoint } from 'payload'
import { projectOf } from '#access/projectOf.ts'
import { paymentProvider } from '../../adapters/payments/providers.ts'
import { receiveWebhook } from '../../operations/payments/receiveWebhook.ts'

/**
 * Webhook of payment gateways: raw body with their signature, no cookie. 200 once the event is stored, 400 for a body that cannot
 * be read, 401 for a wrong signature, 404 for an unknown gateway.
 */
export const webhook: Endpoint = {
  path: '/payment/webhook/:gateway',
  method: 'post',
  handler: async (req) => {
    const project = projectOf(req)
    const gateway = String(req.routeParams?.gateway ?? '')
    const provider = paymentProvider(gateway)
    if (!project || !provider)
      return Response.json({ apiSuccess: false, message: 'Not found' }, { status: 404 })
    const rawBody = (await req.text?.()) ?? ''
    const now = new Date()
    let read: Awaited<ReturnType<typeof provider.readWebhook>> = null
    try {
      read = await provider.readWebhook({ payload: req.payload, project, rawBody, headers: req.headers, now })
    } catch (err) {
      req.payload.logger.warn({ msg: 'a signed webhook could not be read', gateway, err })
      const message = 'Not understood'
      return Response.json({ apiSuccess: false, message, fields: { body: message } }, { status: 400 })
    }
    if (!read) return Response.json({ apiSuccess: false, message: 'Wrong signature' }, { status: 401 })
    await receiveWebhook({ payload: req.payload, project, gateway, webhook: read, now })
    return Response.json({ apiSuccess: true, message: '' })
  },
}
