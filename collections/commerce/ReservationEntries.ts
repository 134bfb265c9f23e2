import { internalCollection } from '../internalCollection.ts'

/**
 * The journal of the pools: one row under the unique `key` for each ended reservation, never changed. `sold`
 * and `released` share the key of an order in a pool, so that only one of them is ever written; `returned` is stock
 * put back after a sale, `received` is stock added without a sale. `reservation` is its id in the pool.
 */
export const ReservationEntries = internalCollection({
  slug: 'reservation-entries',
  indexes: [{ fields: ['pool', 'key'] }],
  fields: [
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'pool', type: 'text', required: true },
    { name: 'project', type: 'text', required: true },
    { name: 'name', type: 'text', required: true },
    { name: 'state', type: 'select', required: true, options: ['sold', 'released', 'returned', 'received'] },
    { name: 'quantity', type: 'number', required: true },
    { name: 'reservation', type: 'text', required: true },
  ],
})
