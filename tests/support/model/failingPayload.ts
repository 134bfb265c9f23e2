import type { BasePayload } from 'payload'
import { type Scheduler, scheduledPayload } from './Scheduler.ts'

/** A Payload instance whose database refuses one call, the `failAt`-th, as when the connection is lost for a moment. */
export function failingPayload(payload: BasePayload, failAt: number): BasePayload {
  let calls = 0
  const call: Scheduler['call'] = async (_process, work) => {
    calls += 1
    if (calls === failAt) throw new Error('The connection to the database was lost')
    return work()
  }
  return scheduledPayload(payload, { call }, 0)
}
