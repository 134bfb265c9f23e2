import { monitorEventLoopDelay } from 'node:perf_hooks'

/** Nobody may keep everybody else waiting longer than this, ms. */
const LONGEST_MS = 200

/**
 * In a server's own process: answers each message `loopDelay` with the longest time, ms, that the event loop was kept
 * from its timers since the last one. Measured there, since the process that tests is busy too.
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
  // The channel alone keeps no server alive.
  process.channel?.unref()
}

type Measured = { loopDelay: () => Promise<number> }

/** What blocks a server does so each time; what another program on the machine does to it is not repeated so often. */
const TRIES = 4

/**
 * The longest delay of a server's event loop while `attack` runs, ms, and the most it may be: 200 ms, on a machine that is
 * busy with other things three times what the same server was kept waiting for in a second of rest just before. An attack
 * that exceeds it is tried again, and the least counts.
 */
export async function delayDuring(
  server: Measured,
  attack: () => Promise<unknown>,
): Promise<{ delayMs: number; allowedMs: number }> {
  let best = { delayMs: Number.POSITIVE_INFINITY, allowedMs: LONGEST_MS }
  for (let tries = 0; tries < TRIES && best.delayMs >= best.allowedMs; tries++) {
    await server.loopDelay()
    await new Promise((resolve) => setTimeout(resolve, 1000))
    const restMs = await server.loopDelay()
    await attack()
    const delayMs = await server.loopDelay()
    if (delayMs < best.delayMs) best = { delayMs, allowedMs: Math.max(LONGEST_MS, 3 * restMs) }
  }
  return best
}
