import { z } from 'zod'
import { pushServiceOf } from './pushServices.ts'

/** Where a browser gets messages: an address of its push service. */
const EndpointSchema = z.string().refine((endpoint) => pushServiceOf(endpoint) !== null)

/** What a browser answers to `pushManager.subscribe`: its address, a point on P-256 (65 bytes) and a secret (16 bytes), in base64url. */
export const PushSubscriptionSchema = z.object({
  endpoint: EndpointSchema,
  keys: z.object({
    p256dh: z.string().regex(/^B[A-Za-z0-9_-]{86}$/),
    auth: z.string().regex(/^[A-Za-z0-9_-]{22}$/),
  }),
})
export type PushSubscription = z.infer<typeof PushSubscriptionSchema>

export const PushEndpointSchema = PushSubscriptionSchema.pick({ endpoint: true })
