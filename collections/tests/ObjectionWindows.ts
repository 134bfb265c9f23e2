import { internalCollection } from '../internalCollection.ts'

/** Deadline and fee of objections to the keys of a paper; one row for each paper for which staff have set a deadline. */
export const ObjectionWindows = internalCollection({
  slug: 'objection-windows',
  fields: [
    { name: 'paper', type: 'text', required: true, unique: true },
    { name: 'project', type: 'text', required: true, index: true },
    /** Null: objections are closed. */
    { name: 'until', type: 'date' },
    /** Fee of each objection, paise; 0 for none. */
    { name: 'feePaise', type: 'number', required: true, defaultValue: 0 },
    /** Whether the fee is refunded once the objection is accepted. */
    { name: 'isFeeRefundable', type: 'checkbox', required: true, defaultValue: true },
    { name: 'setBy', type: 'text', required: true },
  ],
})
