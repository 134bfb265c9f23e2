import { byModules } from '#access/moduleRules.ts'
import { moneyField } from '../fields/moneyField.ts'
import { projectScoped } from '../projectScoped.ts'

/**
 * Attempts to pay an order at a gateway. States only move forward. `gatewayKey` names the gateway's order and
 * `paymentKey` the gateway's payment, each once; `openKey` lets a repeated start reuse the open attempt.
 */
export const Payments = projectScoped({
  slug: 'payments',
  lockDocuments: false,
  admin: { group: 'Sales', defaultColumns: ['order', 'gateway', 'amountPaise', 'status', 'createdAt'] },
  access: byModules('payments'),
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
    { name: 'settledAt', type: 'date' },
    // False until the order knows; the sweeper looks for paid ones.
    { name: 'isSettled', type: 'checkbox', defaultValue: false, admin: { hidden: true } },
  ],
})
