import { z } from 'zod'
import { GatewayFault } from '../PaymentProvider.ts'

/** Razorpay understood what was asked and said no; the message is its description. Asking again changes nothing. */
export class GatewayRefusal extends Error {
  constructor(
    readonly status: number,
    description: string,
  ) {
    super(`Razorpay refused: ${description}`)
  }
}

/** What the client's HTTP layer throws. Its `config` holds the keys: nothing of it but these two may leave. */
type Failure = {
  message: string
  code?: string
  config?: { method?: string; url?: string }
  response?: { status: number; data?: unknown }
}

const SaidSchema = z.object({ error: z.object({ description: z.string() }) })
const CONFLICT = 409

/**
 * What a failed request means: a GatewayRefusal when Razorpay describes why it said no, else a GatewayFault. Both are free
 * of keys.
 */
export function gatewayError({ message, code, config, response }: Failure): GatewayRefusal | GatewayFault {
  const asked = `${config?.method?.toUpperCase()} ${config?.url}`
  if (!response)
    return new GatewayFault(`Razorpay did not answer ${asked}`, {
      cause: new Error([code, message].filter(Boolean).join(': ')),
    })
  const { status, data } = response
  const said = SaidSchema.safeParse(data).data?.error.description
  if (said !== undefined && isRefusal(status, said)) return new GatewayRefusal(status, said)
  return new GatewayFault(`Razorpay answered ${asked} with ${status}`, {
    cause: new Error(said ?? 'no description'),
  })
}

/** A request that is under way under the same key is a conflict too, and no refusal. */
function isRefusal(status: number, said: string): boolean {
  if (status === CONFLICT) return said.startsWith('Different request')
  return status >= 400 && status < 500 && status !== 408 && status !== 429
}
