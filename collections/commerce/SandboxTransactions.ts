import type { CollectionConfig } from 'payload'
import { internalCollection } from '../internalCollection.ts'

/**
 * Transactions of the built-in sandbox gateway (development and demo): what a real gateway stores on its
 * side.
 */
export const SandboxTransactions: CollectionConfig = internalCollection({
  slug: 'sandbox-transactions',
  fields: [
    { name: 'gatewayOrderId', type: 'text', required: true, unique: true },
    { name: 'projectSlug', type: 'text', required: true },
    { name: 'receipt', type: 'text', required: true, unique: true },
    { name: 'amountPaise', type: 'number', required: true, defaultValue: 0 },
    { name: 'returnUrl', type: 'text', required: true },
    { name: 'paymentId', type: 'text', index: true },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'created',
      options: ['created', 'paid', 'failed'],
    },
    { name: 'refundId', type: 'text' },
    { name: 'isDelivered', type: 'checkbox', defaultValue: false },
  ],
})
