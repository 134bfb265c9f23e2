import { moduleAccess } from '#access/moduleRules.ts'
import { nobodyField } from '#access/rules.ts'
import { moneyField } from '../fields/moneyField.ts'
import { projectScoped } from '../projectScoped.ts'

const internal = { access: { read: nobodyField }, admin: { hidden: true } } as const

/**
 * Payouts of referral earnings or commission. The destination is encrypted (`sealed`) and shown to the person
 * who pays only after a fresh code; lists show its last characters. Changes atomically under `rev`; retained
 * as required by law.
 */
export const Payouts = projectScoped({
  slug: 'payouts',
  custom: { isFlat: true },
  lockDocuments: false,
  admin: {
    group: 'Sales',
    useAsTitle: 'name',
    defaultColumns: ['name', 'paise', 'taxPaise', 'target', 'state', 'requestedAt'],
    listSearchableFields: ['name', 'reference'],
    components: {
      beforeListTable: ['/admin/referral/ReferralQueues#ReferralQueues'],
      views: {
        edit: { default: { Component: '/admin/referral/PayoutPage#PayoutPage', tab: { label: 'Payout' } } },
      },
    },
  },
  access: moduleAccess('payouts'),
  indexes: [{ fields: ['student', 'requestedAt'] }, { fields: ['project', 'state', 'requestedAt'] }],
  defaultSort: '-requestedAt',
  fields: [
    { name: 'requestKey', type: 'text', required: true, unique: true, ...internal },
    // Its number among the student's paid payouts, unique: two payouts paid concurrently cannot both be the first.
    { name: 'paidKey', type: 'text', required: true, unique: true, ...internal },
    { name: 'student', type: 'relationship', relationTo: 'users', required: true },
    { name: 'name', type: 'text' },
    moneyField('paise', { label: 'Amount' }),
    moneyField('taxPaise', { label: 'Tax kept' }),
    { name: 'hasPan', type: 'checkbox', required: true, defaultValue: false, label: 'With PAN' },
    { name: 'target', type: 'text', required: true, label: 'To' },
    { name: 'sealed', type: 'text', required: true, ...internal },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'requested',
      options: [
        { value: 'requested', label: 'Requested' },
        { value: 'paid', label: 'Paid' },
        { value: 'refused', label: 'Refused' },
      ],
      admin: { components: { Cell: '/admin/referral/PayoutStateCell#PayoutStateCell' } },
    },
    { name: 'reference', type: 'text', maxLength: 80 },
    { name: 'answer', type: 'text', maxLength: 300 },
    { name: 'by', type: 'text' },
    { name: 'requestedAt', type: 'date', required: true },
    { name: 'decidedAt', type: 'date' },
    // `hold` reserves the money in the wallet, `close` spends or releases it; null when nothing is pending.
    { name: 'pendingTask', type: 'select', options: ['hold', 'close'], index: true, ...internal },
    { name: 'rev', type: 'number', required: true, defaultValue: 0, ...internal },
  ],
})
