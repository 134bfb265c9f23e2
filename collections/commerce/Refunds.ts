import { moduleAccess } from '#access/moduleRules.ts'
import { REFUND_REASON_NAMES, REFUND_STATE_NAMES, selectOptions } from '#domain/returns/names.ts'
import { moneyField } from '../fields/moneyField.ts'
import { projectScoped } from '../projectScoped.ts'

/**
 * Refunds: one row under `key` for each payment and reason, written before the gateway is called, so that a
 * repeated call is the same refund. `byHand` awaits a transfer by staff, since no gateway holds the money.
 */
export const Refunds = projectScoped({
  slug: 'refunds',
  custom: { isFlat: true },
  lockDocuments: false,
  admin: {
    group: 'Sales',
    defaultColumns: ['order', 'amountPaise', 'reason', 'state', 'gateway', 'createdAt'],
  },
  access: moduleAccess('refunds'),
  indexes: [
    { fields: ['state', 'tryAt'] },
    { fields: ['project', 'state', 'doneAt'] },
    { fields: ['project', 'state', 'createdAt'] },
  ],
  fields: [
    { name: 'key', type: 'text', required: true, unique: true, admin: { hidden: true } },
    { name: 'order', type: 'relationship', relationTo: 'orders', required: true, index: true },
    {
      name: 'gateway',
      type: 'text',
      required: true,
      admin: { components: { Cell: '/admin/returns/RefundDestinationCell#RefundDestinationCell' } },
    },
    { name: 'gatewayPaymentId', type: 'text', required: true, index: true },
    { name: 'gatewayRefundId', type: 'text' },
    moneyField('amountPaise', { label: 'Amount' }),
    { name: 'reason', type: 'select', required: true, options: selectOptions(REFUND_REASON_NAMES) },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'due',
      options: selectOptions(REFUND_STATE_NAMES),
    },
    { name: 'tries', type: 'number', required: true, defaultValue: 0, admin: { hidden: true } },
    { name: 'tryAt', type: 'date', admin: { hidden: true } },
    { name: 'lastError', type: 'text', maxLength: 300 },
    { name: 'doneAt', type: 'date' },
  ],
})
