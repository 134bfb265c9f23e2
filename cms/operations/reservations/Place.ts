import type { BasePayload } from 'payload'
import type { PoolRef } from './changePool.ts'

/** What an order takes of one pool. */
export type Place = { payload: BasePayload; project: string; ref: PoolRef; order: string }
