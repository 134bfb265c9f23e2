import { send } from './post.ts'

/** What a call answered, and when by the server's clock (ms); refusals (4xx) carry their message too. */
export type Asked<Body> = { status: number; body: Body; at: number }
export type Refused = { apiSuccess: false; message: string; code?: string }

const get = (base: string, path: string): Promise<Response> =>
  fetch(`${base}/api/${path}`, { headers: { accept: 'application/json' } })

/**
 * Asks our API below `base` and reads the JSON it answers, refusals included; `body` makes it a POST. Throws when nothing
 * came back or the server failed (5xx), so that SWR and callers can say so and offer another try. A failed read goes to
 * the error log (section 8).
 */
export async function ask<Body>(base: string, path: string, body?: unknown): Promise<Asked<Body>> {
  const response = await (body === undefined ? get(base, path) : send(base, path, body))
  if (!response) throw new Error(`${path} was not answered`)
  if (response.status >= 500) {
    const err = new Error(`${path.split('?')[0]} answered ${response.status}`)
    if (body === undefined) logFailedRead(err)
    throw err
  }
  const at = Date.parse(response.headers.get('date') ?? '') || Date.now()
  return { status: response.status, body: (await response.json()) as Body, at }
}

function logFailedRead(err: Error): void {
  import('./reportError.ts').then(
    ({ reportError }) => reportError(err, { severity: 'medium', functionName: 'ask' }),
    () => undefined,
  )
}
