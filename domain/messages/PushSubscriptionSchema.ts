import { z } from 'zod'
import { pushServiceOf } from './pushServices.ts'

/** The endpoint of a push subscription: a URL of the browser's push service. */
const EndpointSchema = z.string().refine((endpoint) => pushServiceOf(endpoint) !== null)

/** The result of `pushManager.subscribe` in a browser: its endpoint, a point on P-256 (65 bytes) and a secret (16 bytes), in base64url. */
export const PushSubscriptionSchema = z.object({
  endpoint: EndpointSchema,
  keys: z.object({
    p256dh: z.string().regex(/^B[A-Za-z0-9_-]{86}$/),
    auth: z.string().regex(/^[A-Za-z0-9_-]{22}$/),
  }),
})
export type PushSubscription = z.infer<typeof PushSubscriptionSchema>

export const PushEndpointSchema = PushSubscriptionSchema.pick({ endpoint: true })
