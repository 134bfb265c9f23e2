import type { CollectionConfig } from 'payload'
import { internalCollection } from '../internalCollection.ts'

/**
 * Counters of the sign-in guard, one row per key, changed only by guarded updates; times in ms since epoch. A
 * window counts `count` since `windowStart`; a bucket is full again at `fullAt`; a switch is on until
 * `until`. Purged once idle.
 */
export const RateLimits: CollectionConfig = internalCollection({
  slug: 'rate-limits',
  fields: [
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'count', type: 'number', required: true, defaultValue: 0 },
    { name: 'windowStart', type: 'number', required: true, defaultValue: 0 },
    { name: 'fullAt', type: 'number', required: true, defaultValue: 0 },
    { name: 'until', type: 'number', required: true, defaultValue: 0 },
    { name: 'idleAt', type: 'number', required: true, defaultValue: 0, index: true },
  ],
})
