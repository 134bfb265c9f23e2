import { setTimeout as wait } from 'node:timers/promises'
import { SiteUnavailable } from './upstream.ts'

/** How long an open page waits for its files and its next page while the site is started, ms. */
export const SITE_WAIT_MS = 8000
const PAUSE_MS = 100

/** The site did not take the request, so that it can be repeated; one that is slow to answer is not asked again. */
const UNREACHED = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET', 'UND_ERR_CONNECT_TIMEOUT']

const isUnreached = (err: unknown): boolean =>
  err instanceof SiteUnavailable && UNREACHED.includes(String((err.cause as NodeJS.ErrnoException)?.code))

/**
 * Repeats a read until the site takes it: a page that is open in a browser breaks when one of its files is refused, and
 * would be well when it came a second later. After `forMs` the last error is thrown.
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

/** Waits in the same way until the server has started; false when it has not in time. */
export async function untilStarted(isStarted: () => boolean, forMs: number = SITE_WAIT_MS): Promise<boolean> {
  const deadline = performance.now() + forMs
  while (!isStarted() && performance.now() < deadline) await wait(PAUSE_MS)
  return isStarted()
}
