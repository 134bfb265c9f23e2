import type { BasePayload } from 'payload'
import type { PoolRef } from './changePool.ts'

/** Identifies a reservation in one pool; `order` is its name: the id of an order, or the name of a seat. */
export type PoolShare = {
  payload: BasePayload
  project: string
  ref: PoolRef
  order: string
  /** Name of the waitlist offer in the pool that the reservation replaces. */
  instead?: string | undefined
}
