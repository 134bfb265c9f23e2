import { z } from 'zod'
import { env } from '../../../config/env.ts'
import { CourierFault, CourierRefusal } from '../CourierProvider.ts'
import type { ShiprocketKeys } from './keys.ts'
import { cachedToken, cacheToken, dropToken } from './tokens.ts'

const ORIGIN = 'https://apiv2.shiprocket.in'
/** Time limit of a call, including a new login and reading the responses. */
const CALL_MS = 8000

type ApiRequest = { method?: 'GET' | 'POST'; path: string; body?: object }
type ApiResponse = { status: number; body: unknown }

const TokenSchema = z.object({ token: z.string().min(1) })
const MessageSchema = z.object({
  message: z.string().optional(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
})

/**
 * Sends one request to Shiprocket (apidocs.shiprocket.in) with the account's token and parses the response by `schema`. A rejected
 * token is renewed once. Throws a CourierRefusal when Shiprocket gives a reason, else a CourierFault.
 */
export async function callApi<T>(keys: ShiprocketKeys, call: ApiRequest, schema: z.ZodType<T>): Promise<T> {
  const signal = AbortSignal.timeout(CALL_MS)
  let response = await request(call, cachedToken(keys) ?? (await login(keys, signal)), signal)
  if (response.status === 401) {
    dropToken(keys)
    response = await request(call, await login(keys, signal), signal)
  }
  if (response.status >= 400) throw errorOf(call, response)
  const parsed = schema.safeParse(response.body)
  if (parsed.success) return parsed.data
  throw new CourierFault(`Shiprocket answered ${call.path} in a form that is not its own`, {
    cause: parsed.error,
  })
}

/** Logs in for a new token, which is valid for ten days. */
async function login({ email, password }: ShiprocketKeys, signal: AbortSignal): Promise<string> {
  const path = 'auth/login'
  const response = await request({ method: 'POST', path, body: { email, password } }, null, signal)
  if (
    response.status === 400 ||
    response.status === 401 ||
    response.status === 403 ||
    response.status === 422
  )
    throw new CourierRefusal('Shiprocket does not accept the e-mail and the password of its settings')
  if (response.status >= 400) throw errorOf({ path }, response)
  const parsed = TokenSchema.safeParse(response.body)
  if (!parsed.success) throw new CourierFault('Shiprocket signed in without a token')
  cacheToken({ email, password }, parsed.data.token)
  return parsed.data.token
}

async function request(
  { method = 'GET', path, body }: ApiRequest,
  token: string | null,
  signal: AbortSignal,
): Promise<ApiResponse> {
  try {
    const response = await fetch(new URL(`/v1/external/${path}`, env().SHIPROCKET_BASE_URL ?? ORIGIN), {
      method,
      headers: {
        accept: 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      redirect: 'error',
      signal,
    })
    const text = await response.text()
    return { status: response.status, body: parseJson(text) }
  } catch (err) {
    throw new CourierFault(`Shiprocket did not answer ${method} ${path.split('?')[0]}`, { cause: err })
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function errorOf({ path }: ApiRequest, { status, body }: ApiResponse): CourierRefusal | CourierFault {
  const error = MessageSchema.safeParse(body).data
  const [first] = Object.values(error?.errors ?? {}).flat()
  const isRefusal = status < 500 && status !== 401 && status !== 408 && status !== 429
  if (isRefusal && error?.message)
    return new CourierRefusal(`Shiprocket: ${[error.message, first].filter(Boolean).join(' ')}`.slice(0, 300))
  return new CourierFault(`Shiprocket answered ${path.split('?')[0]} with ${status}`)
}
