/** What a call answered; refusals (4xx) carry their message too. */
export type Asked<Body> = { status: number; body: Body }
export type Refused = { apiSuccess: false; message: string; code?: string }

/**
 * Asks our API below `base` and reads the JSON it answers, refusals included; `body` makes it a POST. Throws when nothing
 * came back or the server failed (5xx), so that SWR and callers can say so and offer another try.
 */
export async function ask<Body>(base: string, path: string, body?: unknown): Promise<Asked<Body>> {
  const response = await fetch(`${base}/api/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  if (response.status >= 500) throw new Error(`${path} answered ${response.status}`)
  return { status: response.status, body: (await response.json()) as Body }
}
