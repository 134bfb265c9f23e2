import { internalCollection } from '../internalCollection.ts'

/**
 * Totals of a project by day, measure and subject (domain/reports/measures.ts), rebuilt from the rows they count by
 * cms/operations/reports/refreshTotals.ts. `key` is all four. Kept as long as the project.
 * The measure `calls` differs: API calls by hour, added up by cms/operations/jobs/callCounts.ts and kept for two days (decision 63).
 */
export const DailyTotals = internalCollection({
  slug: 'daily-totals',
  indexes: [{ fields: ['project', 'measure', 'day'] }],
  fields: [
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'project', type: 'text', required: true },
    // Day in the project's time zone, such as `2026-11-26`; for `calls` an hour in UTC, such as `2026-11-26T10`.
    { name: 'day', type: 'text', required: true },
    { name: 'measure', type: 'text', required: true },
    // Id of a product or coupon, name of a payment method …; `all` for their total.
    { name: 'subject', type: 'text', required: true },
    { name: 'count', type: 'number', required: true, defaultValue: 0 },
    { name: 'sum', type: 'number', required: true, defaultValue: 0 },
    // When its computation began, ms since epoch: an older one may not overwrite it.
    { name: 'builtAt', type: 'number', required: true, defaultValue: 0 },
  ],
})
