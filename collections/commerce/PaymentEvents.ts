import { moduleAccess } from '#access/moduleRules.ts'
import { projectScoped } from '../projectScoped.ts'

/** Webhook events of payment gateways, stored before they are processed; `key` deduplicates them. */
export const PaymentEvents = projectScoped({
  slug: 'payment-events',
  custom: { isFlat: true },
  lockDocuments: false,
  admin: { group: 'Sales', defaultColumns: ['gateway', 'event', 'state', 'createdAt'] },
  access: moduleAccess('payment-events'),
  indexes: [{ fields: ['state', 'createdAt'] }],
  fields: [
    { name: 'key', type: 'text', required: true, unique: true, admin: { hidden: true } },
    { name: 'gateway', type: 'text', required: true },
    { name: 'event', type: 'text', required: true },
    { name: 'body', type: 'json', required: true },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'received',
      options: ['received', 'done'],
    },
  ],
})
