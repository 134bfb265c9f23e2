import { setTimeout as wait } from 'node:timers/promises'
import { cpuMs } from './cpuMs.ts'

const EVERY_MS = 500
/** A process that used less than this in each of so many pauses in a row has nothing left to do. */
const QUIET_MS = 50
const QUIET_PAUSES = 4
const MAX_PAUSES = 120

/**
 * Waits until a server has done what its database had waiting, such as the messages and invoices of a project that was just seeded:
 * only what is asked of it shall be measured. Throws after a minute; without /proc it waits for nothing.
 */
export async function untilQuiet(
  { pid }: { pid: number },
  { used = cpuMs, pause = () => wait(EVERY_MS) as Promise<unknown> } = {},
): Promise<void> {
  let before = used(pid)
  let quiet = 0
  for (let pauses = 0; before !== null && quiet < QUIET_PAUSES; pauses++) {
    if (pauses === MAX_PAUSES) throw new Error('the server has not become quiet within a minute')
    await pause()
    const now = used(pid)
    quiet = now !== null && now - before < QUIET_MS ? quiet + 1 : 0
    before = now
  }
}
