import { FUNNEL_STEPS } from '#domain/reports/funnel.ts'
import { internalCollection } from '../internalCollection.ts'

/**
 * Funnel steps of adults, one row per person, day and step, counted into the daily totals. `key` is a keyed hash,
 * so that no row identifies the person. Minors and people of unknown age have no rows. Deleted after 400 days.
 */
export const FunnelSteps = internalCollection({
  slug: 'funnel-steps',
  indexes: [{ fields: ['project', 'at'] }],
  fields: [
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'project', type: 'text', required: true },
    { name: 'step', type: 'select', required: true, options: [...FUNNEL_STEPS] },
    { name: 'at', type: 'date', required: true },
  ],
})
