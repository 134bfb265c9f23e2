import { internalCollection } from '../internalCollection.ts'

/** Until when objections to the keys of a paper are taken; one row for each paper for which staff have set it. */
export const ObjectionWindows = internalCollection({
  slug: 'objection-windows',
  fields: [
    { name: 'paper', type: 'text', required: true, unique: true },
    { name: 'project', type: 'text', required: true, index: true },
    /** Null: none are taken. */
    { name: 'until', type: 'date' },
    /** What each objection costs, paise; 0 for none. */
    { name: 'feePaise', type: 'number', required: true, defaultValue: 0 },
    /** Whether the fee is refunded once the objection is accepted. */
    { name: 'isFeeRefundable', type: 'checkbox', required: true, defaultValue: true },
    { name: 'setBy', type: 'text', required: true },
  ],
})
