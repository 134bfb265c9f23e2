import { FUNNEL_STEPS } from '#domain/reports/funnel.ts'
import { internalCollection } from '../internalCollection.ts'

/**
 * That an adult took a step of the funnel on a day, once per person, day and step: what the daily totals count. `key` is a keyed hash,
 * so that no row says who it was. Nothing of minors and of people of unknown age. Deleted after 400 days.
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
