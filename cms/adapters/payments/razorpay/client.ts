import type RazorpayPackage from 'razorpay'
import type { z } from 'zod'
import { env } from '../../../config/env.ts'
import { GatewayFault } from '../PaymentProvider.ts'
import { gatewayError } from './faults.ts'

/** Time limit of one provider call, with all its requests. */
const CALL_MS = 5000

export type RazorpayClient = InstanceType<typeof RazorpayPackage>

/** The parts of the package's HTTP client for which the package has no options. */
type Http = {
  defaults: { baseURL: string; maxRedirects: number; headers: { common: Record<string, string> } }
  interceptors: {
    request: { use: (change: (config: object) => object) => void }
    response: {
      use: (keep: undefined, failed: (err: Parameters<typeof gatewayError>[0]) => Promise<never>) => void
    }
  }
}

let loaded: Promise<typeof RazorpayPackage> | undefined

/** Loads Razorpay's package lazily. */
function loadRazorpay(): Promise<typeof RazorpayPackage> {
  loaded ??= import('razorpay').then(({ default: Razorpay }) => Razorpay)
  return loaded
}

/** Razorpay's client for one provider call: all its requests together have 5 s. `headers` are added to every request. */
export async function openClient(
  { keyId, keySecret }: { keyId: string; keySecret: string },
  headers: Record<string, string> = {},
): Promise<RazorpayClient> {
  const Razorpay = await loadRazorpay()
  const client = new Razorpay({ key_id: keyId, key_secret: keySecret })
  const { rq: http } = client.api as unknown as { rq: Http }
  const signal = AbortSignal.timeout(CALL_MS)
  http.defaults.baseURL = env().RAZORPAY_BASE_URL ?? http.defaults.baseURL
  http.defaults.maxRedirects = 0
  Object.assign(http.defaults.headers.common, headers)
  http.interceptors.request.use((config) => ({ ...config, signal }))
  // The package passes on only these two fields of an error, and crashes when there was no response.
  http.interceptors.response.use(undefined, (err) =>
    Promise.reject({ response: { status: err.response?.status, data: { error: gatewayError(err) } } }),
  )
  return client
}

/** Parses a response of Razorpay by its schema. Throws a GatewayRefusal or a GatewayFault; an invalid response is a fault too. */
export async function parseResponse<T>(schema: z.ZodType<T>, response: Promise<unknown>): Promise<T> {
  const answer = await response.catch((failed) => {
    throw failed?.error instanceof Error ? failed.error : failed
  })
  const parsed = schema.safeParse(answer)
  if (parsed.success) return parsed.data
  throw new GatewayFault('Razorpay answered in a form that is not its own', { cause: parsed.error })
}
