import { setTimeout as wait } from 'node:timers/promises'
import { SiteUnavailable } from './upstream.ts'

/** How long an open page waits for its files and its next page while the site starts, ms. */
export const SITE_WAIT_MS = 8000
const PAUSE_MS = 100

/** Error codes of requests that did not reach the site and can be repeated; a slow response is not requested again. */
const UNREACHED = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET', 'UND_ERR_CONNECT_TIMEOUT']

const isUnreached = (err: unknown): boolean =>
  err instanceof SiteUnavailable && UNREACHED.includes(String((err.cause as NodeJS.ErrnoException)?.code))

/**
 * Repeats a read until the site accepts it: a page that is open in a browser breaks when one of its files is refused, and
 * works when the file arrives a second later. After `forMs` the last error is thrown.
 */
export async function untilReached<Answer>(
  read: () => Promise<Answer>,
  forMs: number = SITE_WAIT_MS,
): Promise<Answer> {
  const deadline = performance.now() + forMs
  for (;;) {
    try {
      return await read()
    } catch (err) {
      if (!isUnreached(err) || performance.now() > deadline) throw err
      await wait(PAUSE_MS)
    }
  }
}

/** Waits for the server to start; false when it has not started in time. */
export async function untilStarted(isStarted: () => boolean, forMs: number = SITE_WAIT_MS): Promise<boolean> {
  const deadline = performance.now() + forMs
  while (!isStarted() && performance.now() < deadline) await wait(PAUSE_MS)
  return isStarted()
}
