import { monitorEventLoopDelay } from 'node:perf_hooks'
import { slowness } from './processorSpeed.ts'

/** Longest time that one request may block the event loop, ms. */
const LONGEST_MS = 200

/**
 * Runs in the server's process: answers each IPC message `loopDelay` with the longest event loop delay since the previous one,
 * in ms. The test process cannot measure it from outside, because it is busy itself.
 */
export function reportLoopDelay(): void {
  if (!process.send) return
  const monitor = monitorEventLoopDelay({ resolution: 10 })
  monitor.enable()
  process.on('message', (message) => {
    if (message !== 'loopDelay') return
    process.send?.({ loopDelayMs: monitor.max / 1e6 })
    monitor.reset()
  })
  // The open IPC channel must not keep the server's process alive.
  process.channel?.unref()
}

type Measured = { loopDelay: () => Promise<number> }

/** An attack that blocks the server does so in every try, unlike delays caused by other programs. */
const TRIES = 4

/**
 * The longest event loop delay of a server while `attack` runs, and the limit for it, both in ms. The limit is 200 ms; on a busy or
 * slow machine it is multiplied by `slowness()`, or is three times the delay during an idle second if that is longer. An attack
 * that exceeds its limit is repeated, and the shortest delay counts.
 */
export async function delayDuring(
  server: Measured,
  attack: () => Promise<unknown>,
): Promise<{ delayMs: number; allowedMs: number }> {
  let best = { delayMs: Number.POSITIVE_INFINITY, allowedMs: LONGEST_MS }
  for (let tries = 0; tries < TRIES && best.delayMs >= best.allowedMs; tries++) {
    await server.loopDelay()
    await attack()
    const delayMs = await server.loopDelay()
    if (delayMs < LONGEST_MS) return { delayMs, allowedMs: LONGEST_MS }
    await new Promise((resolve) => setTimeout(resolve, 1000))
    const allowedMs = Math.max(LONGEST_MS * slowness(), 3 * (await server.loopDelay()))
    if (delayMs - allowedMs < best.delayMs - best.allowedMs) best = { delayMs, allowedMs }
  }
  return best
}

/**
 * The longest event loop delay of this process while `work` runs once, and the limit for it, both in ms. The limit is 200 ms or three times
 * the delay during an idle second just before, whichever is longer: tests beside this one keep the processor busy.
 */
export async function ownDelayDuring(
  work: () => Promise<unknown>,
): Promise<{ delayMs: number; allowedMs: number }> {
  const monitor = monitorEventLoopDelay({ resolution: 10 })
  monitor.enable()
  await new Promise((resolve) => setTimeout(resolve, 1000))
  const allowedMs = Math.max(LONGEST_MS, (3 * monitor.max) / 1e6)
  monitor.reset()
  await work()
  monitor.disable()
  return { delayMs: monitor.max / 1e6, allowedMs }
}
