import type { BasePayload } from 'payload'
import { holdLease } from './lease.ts'

const POLL_INTERVAL_MS = 50

/** Runs work while this process holds the lease `name`, after waiting until no other process holds it. */
export async function withLease<T>(payload: BasePayload, name: string, work: () => Promise<T>): Promise<T> {
  const lease = holdLease(payload, { name })
  try {
    while (!lease.isHeld()) await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS))
    return await work()
  } finally {
    await lease.stop()
  }
}
