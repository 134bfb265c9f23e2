import { z } from 'zod'
import { moduleAccess } from '#access/moduleRules.ts'
import { REFERRAL_STATES, SUSPICIONS } from '#domain/referral/states.ts'
import { jsonField } from '../fields/jsonField.ts'
import { moneyField } from '../fields/moneyField.ts'
import { projectScoped } from '../projectScoped.ts'

/**
 * Referrals: one row per referred friend (`friendKey`), so that a friend is referred once only. It changes
 * atomically under `rev`; the reward is in the referrer's earnings. Kept as long as the project.
 */
export const Referrals = projectScoped({
  slug: 'referrals',
  custom: { isFlat: true },
  lockDocuments: false,
  labels: { singular: 'Referral', plural: 'Referrals' },
  admin: {
    group: 'Sales',
    useAsTitle: 'friendName',
    defaultColumns: ['friendName', 'referrer', 'state', 'rewardPaise', 'joinedAt'],
    listSearchableFields: ['friendName', 'code'],
    components: {
      beforeListTable: ['/admin/referral/ReferralQueues#ReferralQueues'],
      views: {
        edit: {
          default: { Component: '/admin/referral/ReferralPage#ReferralPage', tab: { label: 'Referral' } },
        },
      },
    },
  },
  access: moduleAccess('referrals'),
  indexes: [{ fields: ['referrer', 'joinedAt'] }, { fields: ['project', 'state', 'joinedAt'] }],
  defaultSort: '-joinedAt',
  fields: [
    { name: 'friendKey', type: 'text', required: true, unique: true, admin: { hidden: true } },
    { name: 'friend', type: 'relationship', relationTo: 'users', required: true, index: true },
    { name: 'friendName', type: 'text', label: 'Friend' },
    { name: 'referrer', type: 'relationship', relationTo: 'users', required: true },
    { name: 'code', type: 'text', required: true },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'joined',
      options: [...REFERRAL_STATES],
      admin: { components: { Cell: '/admin/referral/ReferralStateCell#ReferralStateCell' } },
    },
    { name: 'order', type: 'text', admin: { hidden: true } },
    { name: 'orderNumber', type: 'text', label: 'First order' },
    moneyField('rewardPaise', { label: 'Reward' }),
    { name: 'answer', type: 'text', maxLength: 300 },
    { name: 'by', type: 'text' },
    { name: 'joinedAt', type: 'date', required: true },
    { name: 'orderedAt', type: 'date' },
    { name: 'rev', type: 'number', required: true, defaultValue: 0, admin: { hidden: true } },
    jsonField('suspicions', z.array(z.enum(SUSPICIONS)), { defaultValue: [] }),
  ],
})
