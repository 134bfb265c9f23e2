import type { CollectionConfig } from 'payload'
import { closed } from '../closed.ts'

/** Who does a work that only one process may do; whoever stops renewing it loses it at `until` (ms since epoch). */
export const Leases: CollectionConfig = closed({
  slug: 'leases',
  fields: [
    { name: 'name', type: 'text', required: true, unique: true },
    { name: 'holder', type: 'text', required: true },
    { name: 'until', type: 'number', required: true, defaultValue: 0 },
  ],
})
