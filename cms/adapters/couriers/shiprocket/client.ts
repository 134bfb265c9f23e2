import { z } from 'zod'
import { env } from '../../../config/env.ts'
import { CourierFault, CourierRefusal } from '../CourierProvider.ts'
import type { ShiprocketKeys } from './keys.ts'
import { forgetToken, keepToken, keptToken } from './tokens.ts'

const ORIGIN = 'https://apiv2.shiprocket.in'
/** How long a call may take, all its requests and their answers together. */
const CALL_MS = 8000

type Asked = { method?: 'GET' | 'POST'; path: string; body?: object }
type Said = { status: number; body: unknown }

const TokenSchema = z.object({ token: z.string().min(1) })
const MessageSchema = z.object({
  message: z.string().optional(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
})

/**
 * One request to Shiprocket (apidocs.shiprocket.in) with the account's token, and its answer by a schema. A token that is
 * not taken any more is renewed once. Throws a CourierRefusal where Shiprocket says why not, else a CourierFault.
 */
export async function ask<T>(keys: ShiprocketKeys, asked: Asked, schema: z.ZodType<T>): Promise<T> {
  const signal = AbortSignal.timeout(CALL_MS)
  let said = await request(asked, keptToken(keys) ?? (await login(keys, signal)), signal)
  if (said.status === 401) {
    forgetToken(keys)
    said = await request(asked, await login(keys, signal), signal)
  }
  if (said.status >= 400) throw refusedOrBroken(asked, said)
  const parsed = schema.safeParse(said.body)
  if (parsed.success) return parsed.data
  throw new CourierFault(`Shiprocket answered ${asked.path} in a form that is not its own`, {
    cause: parsed.error,
  })
}

/** Signs in for a new token: it counts for ten days. */
async function login({ email, password }: ShiprocketKeys, signal: AbortSignal): Promise<string> {
  const path = 'auth/login'
  const said = await request({ method: 'POST', path, body: { email, password } }, null, signal)
  if (said.status === 400 || said.status === 401 || said.status === 403 || said.status === 422)
    throw new CourierRefusal('Shiprocket does not accept the e-mail and the password of its settings')
  if (said.status >= 400) throw refusedOrBroken({ path }, said)
  const parsed = TokenSchema.safeParse(said.body)
  if (!parsed.success) throw new CourierFault('Shiprocket signed in without a token')
  keepToken({ email, password }, parsed.data.token)
  return parsed.data.token
}

async function request(
  { method = 'GET', path, body }: Asked,
  token: string | null,
  signal: AbortSignal,
): Promise<Said> {
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
    return { status: response.status, body: parsedJson(text) }
  } catch (err) {
    throw new CourierFault(`Shiprocket did not answer ${method} ${path.split('?')[0]}`, { cause: err })
  }
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function refusedOrBroken({ path }: Asked, { status, body }: Said): CourierRefusal | CourierFault {
  const said = MessageSchema.safeParse(body).data
  const [first] = Object.values(said?.errors ?? {}).flat()
  const isRefusal = status < 500 && status !== 401 && status !== 408 && status !== 429
  if (isRefusal && said?.message)
    return new CourierRefusal(`Shiprocket: ${[said.message, first].filter(Boolean).join(' ')}`.slice(0, 300))
  return new CourierFault(`Shiprocket answered ${path.split('?')[0]} with ${status}`)
}
