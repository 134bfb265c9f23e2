import { moduleAccess } from '#access/moduleRules.ts'
import { PRODUCT_KINDS } from '#domain/catalogue/kinds.ts'
import { moneyField } from '../fields/moneyField.ts'
import { seedFields } from '../fields/seedFields.ts'
import { projectScoped } from '../projectScoped.ts'

const kinds = PRODUCT_KINDS.map(({ id, label }) => ({ value: id, label }))

/**
 * How cashback credits are earned and spent, the referral reward, and what experts earn. One document per project; the
 * programmes are switched on in the advance settings.
 */
export const RewardSettings = projectScoped({
  slug: 'reward-settings',
  isSingleton: true,
  labels: { singular: 'Cashback and referral', plural: 'Cashback and referral' },
  admin: { group: 'Settings' },
  access: moduleAccess('reward-settings'),
  fields: [
    {
      name: 'credits',
      type: 'group',
      label: 'Cashback credits',
      admin: { description: 'Active while Cashback credits is switched on under Advanced settings.' },
      fields: [
        {
          name: 'earning',
          type: 'array',
          maxRows: 20,
          labels: { singular: 'Rule', plural: 'What orders earn' },
          admin: {
            description:
              'The first rule that matches an item applies to it. Credits are earned on what is paid in money, in whole rupees.',
          },
          fields: [
            {
              type: 'row',
              fields: [
                {
                  name: 'percent',
                  type: 'number',
                  required: true,
                  defaultValue: 0,
                  min: 0,
                  max: 100,
                  label: 'Percent of what is paid',
                },
                moneyField('flatPaise', { label: 'And for each piece' }),
                moneyField('mostPaise', { label: 'At most', required: false }),
              ],
            },
            {
              name: 'kinds',
              type: 'select',
              hasMany: true,
              options: kinds,
              label: 'For these kinds',
              admin: { description: 'With neither kinds nor products, it applies to everything' },
            },
            {
              name: 'products',
              type: 'relationship',
              relationTo: 'selling-products',
              hasMany: true,
              label: 'For these products',
            },
          ],
        },
        {
          type: 'row',
          fields: [
            moneyField('earnFromPaise', { label: 'Earned from orders of' }),
            moneyField('earnMostPaise', { label: 'At most an order', required: false }),
            {
              name: 'validDays',
              type: 'number',
              required: true,
              defaultValue: 365,
              min: 0,
              max: 3650,
              label: 'Can be spent for, days',
              admin: { description: '0: they never expire' },
            },
          ],
        },
        {
          type: 'row',
          fields: [
            {
              name: 'mostPercent',
              type: 'number',
              required: true,
              defaultValue: 100,
              min: 1,
              max: 100,
              label: 'Pay at most, % of an order',
            },
            moneyField('spendFromPaise', { label: 'Can be spent on orders of' }),
          ],
        },
      ],
    },
    {
      name: 'referral',
      type: 'group',
      label: 'Referral earnings',
      admin: { description: 'Active while Referral earnings is switched on under Advanced settings.' },
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'percent',
              type: 'number',
              required: true,
              defaultValue: 0,
              min: 0,
              max: 100,
              label: 'Percent of the first order',
            },
            moneyField('flatPaise', { label: 'And an amount' }),
            moneyField('mostPaise', { label: 'At most', required: false }),
            moneyField('orderFromPaise', { label: 'For orders of' }),
          ],
        },
        {
          name: 'friendCoupon',
          type: 'relationship',
          relationTo: 'coupons',
          label: 'Coupon for the friend',
          admin: { description: 'Shown to people who follow a referral link, before they sign up' },
        },
        moneyField('payoutFromPaise', { label: 'Paid out from' }),
        {
          type: 'row',
          fields: [
            moneyField('taxFreePaise', { label: 'Tax is kept above, a year' }),
            {
              name: 'taxPercent',
              type: 'number',
              required: true,
              defaultValue: 2,
              min: 0,
              max: 40,
              label: 'Tax with PAN, %',
            },
            {
              name: 'taxPercentWithoutPan',
              type: 'number',
              required: true,
              defaultValue: 20,
              min: 0,
              max: 40,
              label: 'Tax without PAN, %',
            },
          ],
        },
      ],
    },
    {
      name: 'franchise',
      type: 'group',
      label: 'Franchise',
      fields: [
        {
          name: 'commissionPercent',
          type: 'number',
          required: true,
          defaultValue: 0,
          min: 0,
          max: 100,
          label: 'Commission, % of what is paid',
        },
      ],
    },
    {
      name: 'experts',
      type: 'group',
      label: 'Experts',
      fields: [
        {
          type: 'row',
          fields: [
            moneyField('sheetPaise', { label: 'For each answer sheet they check' }),
            moneyField('doubtPaise', { label: 'For each doubt they answer' }),
            {
              name: 'secondCheckPercent',
              type: 'number',
              required: true,
              defaultValue: 0,
              min: 0,
              max: 100,
              label: 'Checked by a second expert, % of sheets',
              admin: {
                description:
                  'Without seeing the first marks. Where the two differ by more than a tenth, a third expert decides.',
              },
            },
          ],
        },
      ],
    },
    ...seedFields,
  ],
})
