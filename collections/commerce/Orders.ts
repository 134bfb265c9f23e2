import { byModules } from '#access/moduleRules.ts'
import { nobodyField } from '#access/rules.ts'
import { ORDER_STATUSES, PAYMENT_STATUSES } from '#domain/orders/moves.ts'
import { hideForeignLines } from '#hooks/orders/hideForeignLines.ts'
import { moneyField } from '../fields/moneyField.ts'
import { orderLinesField } from '../fields/orderLinesField.ts'
import { projectScoped } from '../projectScoped.ts'

/**
 * Orders with a snapshot of what was bought at which price. Written by the payment operations only; kept as the law asks.
 * `openKey` makes a repeated "place order" find the order it already placed.
 */
export const Orders = projectScoped({
  slug: 'orders',
  lockDocuments: false,
  // What a sub admin must not see of an order is taken from its lines (hideForeignLines).
  forceSelect: { lines: true, student: true },
  admin: {
    useAsTitle: 'number',
    group: 'Sales',
    defaultColumns: ['number', 'student', 'payablePaise', 'paymentStatus', 'placedAt'],
    listSearchableFields: ['number'],
  },
  access: byModules('orders'),
  indexes: [
    { fields: ['project', 'number'], unique: true },
    { fields: ['student', 'placedAt'] },
    { fields: ['paymentStatus', 'isFulfilled'] },
    { fields: ['project', 'placedAt'] },
    { fields: ['project', 'paymentStatus', 'paidAt', 'payablePaise'] },
  ],
  hooks: { afterRead: [hideForeignLines] },
  defaultSort: '-placedAt',
  fields: [
    { name: 'number', type: 'text', required: true, index: true },
    // The products of all lines, ids between spaces: what a sub admin's assigned products are looked up in.
    {
      name: 'productKeys',
      type: 'text',
      required: true,
      defaultValue: ' ',
      maxLength: 4000,
      access: { read: nobodyField },
      admin: { hidden: true },
    },
    { name: 'student', type: 'relationship', relationTo: 'users', required: true, index: true },
    { name: 'status', type: 'select', required: true, defaultValue: 'placed', options: ORDER_STATUSES },
    {
      name: 'paymentStatus',
      type: 'select',
      required: true,
      defaultValue: 'pending',
      options: PAYMENT_STATUSES,
    },
    { name: 'isFulfilled', type: 'checkbox', defaultValue: false },
    orderLinesField,
    moneyField('itemsPaise', { label: 'Items' }),
    moneyField('offerPaise', { label: 'Offer price' }),
    moneyField('payablePaise', { label: 'To pay' }),
    { name: 'quoteId', type: 'text', required: true, access: { read: nobodyField }, admin: { hidden: true } },
    {
      name: 'openKey',
      type: 'text',
      required: true,
      unique: true,
      access: { read: nobodyField },
      admin: { hidden: true },
    },
    { name: 'placedAt', type: 'date', required: true, index: true },
    { name: 'paidAt', type: 'date' },
  ],
})
