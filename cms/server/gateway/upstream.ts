import { Agent, type Dispatcher, errors, request } from 'undici'

export type UpstreamResponse = {
  status: number
  headers: Record<string, string>
  body: Buffer
  cookies: string[]
}

/** The site can't be reached or took too long. */
export class SiteUnavailable extends Error {}

const MAX_BYTES = 32_000_000

/** Connection pool to the site, with short timeouts because a visitor is waiting. */
export const siteAgent = (): Dispatcher =>
  new Agent({
    connections: 64,
    connect: { timeout: 2000 },
    headersTimeout: 15_000,
    bodyTimeout: 15_000,
    keepAliveTimeout: 4000,
  })

const joined = (value: string | string[] | undefined): string =>
  Array.isArray(value) ? value.join(', ') : (value ?? '')

/** Whether a connection was closed before its response, as an idle one may be when it is reused. */
const isDropped = (err: unknown): boolean =>
  err instanceof errors.SocketError || (err as NodeJS.ErrnoException).code === 'ECONNRESET'

/** GETs a URL; retries once, on another connection, when that was closed without a response. */
async function requestWithRetry(...args: Parameters<typeof request>): ReturnType<typeof request> {
  try {
    return await request(...args)
  } catch (err) {
    if (!isDropped(err)) throw err
    return request(...args)
  }
}

/** GETs a path of the site and reads the whole body; redirects are not followed. Throws SiteUnavailable. */
export async function fetchFromSite(
  agent: Dispatcher,
  url: string,
  headers: Record<string, string>,
): Promise<UpstreamResponse> {
  try {
    const answer = await requestWithRetry(url, {
      dispatcher: agent,
      method: 'GET',
      headers: { ...headers, 'accept-encoding': 'identity' },
    })
    const chunks: Buffer[] = []
    let size = 0
    for await (const chunk of answer.body) {
      size += chunk.length
      if (size > MAX_BYTES) throw new Error(`the site's answer is larger than ${MAX_BYTES} bytes`)
      chunks.push(chunk)
    }
    const { 'set-cookie': cookies, ...rest } = answer.headers
    return {
      status: answer.statusCode,
      headers: Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, joined(value)])),
      body: Buffer.concat(chunks, size),
      cookies: cookies === undefined ? [] : [cookies].flat(),
    }
  } catch (cause) {
    throw new SiteUnavailable('the site does not answer', { cause })
  }
}
