import type { BasePayload } from 'payload'
import type { PoolRef } from './changePool.ts'

/** Identifies an order's reservation in one pool; `order` is the name of the reservation. */
export type PoolShare = {
  payload: BasePayload
  project: string
  ref: PoolRef
  order: string
  /** Name of the offer in the pool that it takes the place of. */
  instead?: string | undefined
}
