import { moduleAccess } from '#access/moduleRules.ts'
import { moneyField } from '../fields/moneyField.ts'
import { secretField } from '../fields/secretField.ts'
import { seedFields } from '../fields/seedFields.ts'
import { projectScoped } from '../projectScoped.ts'

/**
 * Payment methods and gateways of a project. One document per project. Keys are encrypted and never read
 * back.
 */
export const PaymentSettings = projectScoped({
  slug: 'payment-settings',
  isSingleton: true,
  labels: { singular: 'Payment methods', plural: 'Payment methods' },
  admin: { group: 'Settings' },
  access: moduleAccess('payment-settings'),
  fields: [
    {
      name: 'razorpay',
      type: 'group',
      admin: {
        description:
          'Cards, UPI, net banking and wallets. Enter the address of the webhook at Razorpay: /api/payment/webhook/razorpay on the host of the project',
      },
      fields: [
        { name: 'isActive', type: 'checkbox', defaultValue: false, label: 'Take payments with Razorpay' },
        {
          name: 'keyId',
          type: 'text',
          maxLength: 60,
          label: 'Key id',
          admin: { description: 'rzp_live_… or rzp_test_…' },
        },
        secretField('keySecret', { label: 'Key secret' }),
        secretField('webhookSecret', { label: 'Webhook secret' }),
        secretField('oldWebhookSecret', {
          label: 'Webhook secret until now',
          description: 'While you change over to a new one, both are accepted',
        }),
        {
          name: 'test',
          type: 'ui',
          admin: { components: { Field: '/admin/settings/SendTest#SendTest' } },
        },
      ],
    },
    {
      name: 'cashOnDelivery',
      type: 'group',
      admin: { description: 'For books and other goods' },
      fields: [
        { name: 'isActive', type: 'checkbox', defaultValue: false, label: 'Active' },
        {
          ...moneyField('maxPaise', {
            label: 'For orders up to',
            required: false,
            description: '0: orders of any amount',
          }),
          defaultValue: 0,
        },
        { ...moneyField('feePaise', { label: 'Fee', required: false }), defaultValue: 0 },
      ],
    },
    {
      name: 'bankTransfer',
      type: 'group',
      admin: { description: 'Orders wait three days for the transfer; staff confirm it' },
      fields: [
        { name: 'isActive', type: 'checkbox', defaultValue: false, label: 'Active' },
        { name: 'instructions', type: 'textarea', maxLength: 1000 },
      ],
    },
    ...seedFields,
  ],
})
