import { z } from 'zod'
import { GatewayFault } from '../PaymentProvider.ts'

/** Razorpay rejected the request; the message contains its description. Retrying does not help. */
export class GatewayRefusal extends Error {
  constructor(
    readonly status: number,
    description: string,
  ) {
    super(`Razorpay refused: ${description}`)
  }
}

/** The HTTP client's error. Its `config` contains the keys: only the method and the URL may be passed on. */
type Failure = {
  message: string
  code?: string
  config?: { method?: string; url?: string }
  response?: { status: number; data?: unknown }
}

const ErrorBodySchema = z.object({ error: z.object({ description: z.string() }) })
const CONFLICT = 409

/** Maps a failed request to a GatewayRefusal when Razorpay gives a reason, else to a GatewayFault. Neither contains keys. */
export function gatewayError({ message, code, config, response }: Failure): GatewayRefusal | GatewayFault {
  const request = `${config?.method?.toUpperCase()} ${config?.url}`
  if (!response)
    return new GatewayFault(`Razorpay did not answer ${request}`, {
      cause: new Error([code, message].filter(Boolean).join(': ')),
    })
  const { status, data } = response
  const description = ErrorBodySchema.safeParse(data).data?.error.description
  if (description !== undefined && isRefusal(status, description))
    return new GatewayRefusal(status, description)
  return new GatewayFault(`Razorpay answered ${request} with ${status}`, {
    cause: new Error(description ?? 'no description'),
  })
}

/** A conflict is a refusal only if the idempotency key was used for a different request; one in progress may be retried. */
function isRefusal(status: number, description: string): boolean {
  if (status === CONFLICT) return description.startsWith('Different request')
  return status >= 400 && status < 500 && status !== 408 && status !== 429
}
