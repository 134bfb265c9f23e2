import { moduleAccess } from '#access/moduleRules.ts'
import { moneyField } from '../fields/moneyField.ts'
import { projectScoped } from '../projectScoped.ts'

/**
 * Payment attempts of orders. States only move forward. `gatewayKey` is the gateway's order and `paymentKey`
 * the gateway's payment, both unique; with `openKey`, a repeated start reuses the open attempt; `queryAt` is
 * when the gateway is queried next.
 */
export const Payments = projectScoped({
  slug: 'payments',
  custom: { isFlat: true },
  lockDocuments: false,
  admin: { group: 'Sales', defaultColumns: ['order', 'gateway', 'amountPaise', 'status', 'createdAt'] },
  access: moduleAccess('payments'),
  indexes: [{ fields: ['status', 'isSettled', 'createdAt'] }, { fields: ['project', 'status', 'createdAt'] }],
  fields: [
    { name: 'order', type: 'relationship', relationTo: 'orders', required: true, index: true },
    { name: 'gateway', type: 'text', required: true },
    { name: 'gatewayOrderId', type: 'text', required: true },
    { name: 'gatewayPaymentId', type: 'text' },
    { name: 'gatewayKey', type: 'text', required: true, unique: true, admin: { hidden: true } },
    { name: 'paymentKey', type: 'text', required: true, unique: true, admin: { hidden: true } },
    { name: 'openKey', type: 'text', required: true, unique: true, admin: { hidden: true } },
    moneyField('amountPaise', { label: 'Amount' }),
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'created',
      options: ['created', 'paid', 'failed'],
    },
    // The gateway's payment method (upi, card …), or the reference of a transfer.
    { name: 'method', type: 'text' },
    { name: 'reference', type: 'text' },
    { name: 'settledAt', type: 'date' },
    // False until the order has been updated; the sweeper looks for paid ones.
    {
      name: 'isSettled',
      type: 'checkbox',
      required: true,
      defaultValue: false,
      admin: { hidden: true },
    },
    { name: 'queryAt', type: 'date', index: true, admin: { hidden: true } },
    { name: 'queries', type: 'number', required: true, defaultValue: 0, admin: { hidden: true } },
  ],
})
