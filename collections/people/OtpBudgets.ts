import type { CollectionConfig } from 'payload'
import { internalCollection } from '../internalCollection.ts'

/**
 * Codes sent to an identifier (for each known device separately): times in ms since epoch, changed only by
 * guarded updates. Purged after two idle days.
 */
export const OtpBudgets: CollectionConfig = internalCollection({
  slug: 'otp-budgets',
  fields: [
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'nextSendAt', type: 'number', required: true, defaultValue: 0, index: true },
    { name: 'hourStart', type: 'number', required: true, defaultValue: 0 },
    { name: 'hourSends', type: 'number', required: true, defaultValue: 0 },
    { name: 'dayStart', type: 'number', required: true, defaultValue: 0 },
    { name: 'sends', type: 'number', required: true, defaultValue: 0 },
  ],
})
