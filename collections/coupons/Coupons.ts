import type { Field } from 'payload'
import { moduleAccess } from '#access/moduleRules.ts'
import { PRODUCT_KINDS } from '#domain/catalogue/kinds.ts'
import { COUPON_TYPES } from '#domain/coupons/Coupon.ts'
import { couponFaults } from '#domain/coupons/couponRules.ts'
import { compileCoupon } from '#hooks/coupons/compileCoupon.ts'
import { refuseUsedCoupon } from '#hooks/coupons/refuseUsedCoupon.ts'
import { refuseTaken } from '#hooks/shared/refuseTaken.ts'
import { hindiTitleField } from '../fields/hindiFields.ts'
import { moneyField } from '../fields/moneyField.ts'
import { seedFields } from '../fields/seedFields.ts'
import { withFormValidation } from '../fields/withFormValidation.ts'
import { projectScoped } from '../projectScoped.ts'

const forTypes = (...types: (typeof COUPON_TYPES)[number][]) => ({
  condition: (data: { type?: string | null }) => types.some((type) => type === data.type),
})

const TYPE_LABELS = {
  percent: 'Percent off',
  flat: 'Rupees off',
  fixedPrice: 'A fixed price',
  buyXGetY: 'Buy some, get some',
} as const

const scopeFields = (name: 'include' | 'exclude', label: string, description: string): Field => ({
  name,
  type: 'group',
  label,
  admin: { description },
  fields: [
    { name: 'products', type: 'relationship', relationTo: 'selling-products', hasMany: true, maxRows: 100 },
    {
      name: 'kinds',
      type: 'select',
      hasMany: true,
      options: PRODUCT_KINDS.map(({ id, label: text }) => ({ value: id, label: text })),
    },
    { name: 'tags', type: 'text', hasMany: true, maxRows: 20 },
  ],
})

/**
 * Coupons of a project. `rules` are the other fields in the form that carts are calculated with, updated at
 * every save. Uses are counted in purchase limits, not here.
 */
const CouponFields = projectScoped({
  slug: 'coupons',
  labels: { singular: 'Coupon', plural: 'Coupons' },
  admin: {
    group: 'Sales',
    useAsTitle: 'code',
    defaultColumns: ['code', 'title', 'isActive', 'startsAt', 'endsAt', 'priority'],
    listSearchableFields: ['code', 'title'],
  },
  access: moduleAccess('coupons'),
  indexes: [{ fields: ['project', 'code'], unique: true }, { fields: ['project', 'isActive', 'isListed'] }],
  hooks: {
    beforeValidate: [compileCoupon],
    beforeChange: [refuseTaken('code', 'There is already a coupon with this code')],
    beforeDelete: [refuseUsedCoupon],
  },
  fields: [
    {
      name: 'summary',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/admin/coupons/CouponSummary#CouponSummary' },
      },
    },
    {
      type: 'row',
      fields: [
        { name: 'code', type: 'text', required: true, maxLength: 40 },
        { name: 'title', type: 'text', required: true, maxLength: 100, label: 'What students read' },
        hindiTitleField(100, 'What they read in Hindi'),
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'type',
          type: 'select',
          required: true,
          defaultValue: 'percent',
          options: COUPON_TYPES.map((value) => ({ value, label: TYPE_LABELS[value] })),
        },
        {
          name: 'percent',
          type: 'number',
          min: 1,
          max: 100,
          admin: forTypes('percent'),
        },
        {
          ...moneyField('amountPaise', { label: 'Amount', required: false }),
          admin: { ...moneyField('amountPaise').admin, ...forTypes('flat', 'fixedPrice') },
        },
        { name: 'buyCount', type: 'number', min: 1, max: 20, label: 'Buy', admin: forTypes('buyXGetY') },
        { name: 'getCount', type: 'number', min: 1, max: 20, label: 'Get free', admin: forTypes('buyXGetY') },
      ],
    },
    {
      type: 'row',
      fields: [
        moneyField('maxDiscountPaise', { label: 'At most', required: false }),
        moneyField('minItemsPaise', { label: 'Minimum spend', required: false }),
        {
          name: 'minCounts',
          type: 'select',
          required: true,
          defaultValue: 'cart',
          label: 'Minimum counts',
          options: [
            { value: 'cart', label: 'The whole cart' },
            { value: 'items', label: 'Only items the coupon is for' },
          ],
        },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'startsAt', type: 'date', admin: { date: { pickerAppearance: 'dayAndTime' } } },
        { name: 'endsAt', type: 'date', admin: { date: { pickerAppearance: 'dayAndTime' } } },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'totalLimit', type: 'number', min: 1, max: 10_000_000, label: 'Uses in all' },
        {
          name: 'userLimit',
          type: 'number',
          min: 1,
          max: 1000,
          label: 'Uses by one person',
          defaultValue: 1,
        },
      ],
    },
    scopeFields('include', 'Applies to', 'Leave empty for everything.'),
    scopeFields('exclude', 'Does not apply to', 'Products named here never get this discount.'),
    {
      name: 'users',
      type: 'relationship',
      relationTo: 'users',
      hasMany: true,
      maxRows: 500,
      label: 'Only these people',
    },
    { name: 'isFirstOrderOnly', type: 'checkbox', defaultValue: false, label: 'First order only' },
    {
      name: 'isActive',
      type: 'checkbox',
      defaultValue: true,
      label: 'Active',
      admin: {
        position: 'sidebar',
        components: { Cell: '/admin/catalogue/RunStateCell#RunStateCell' },
      },
    },
    {
      name: 'isListed',
      type: 'checkbox',
      defaultValue: false,
      label: 'Offered in the cart',
      admin: {
        position: 'sidebar',
        description: 'Shown to students and applied automatically when it saves the most',
      },
    },
    {
      name: 'isStackable',
      type: 'checkbox',
      defaultValue: false,
      label: 'Together with others',
      admin: { position: 'sidebar' },
    },
    {
      name: 'priority',
      type: 'number',
      required: true,
      defaultValue: 0,
      min: -100,
      max: 100,
      admin: { position: 'sidebar', description: 'The higher number is applied first' },
    },
    {
      name: 'franchisee',
      type: 'relationship',
      relationTo: 'users',
      index: true,
      admin: { position: 'sidebar', description: 'The franchisee this coupon belongs to' },
    },
    {
      name: 'hasSingleCodes',
      type: 'checkbox',
      defaultValue: false,
      label: 'Single codes',
      admin: {
        position: 'sidebar',
        description: 'The code above is not used; each code in the list works once',
      },
    },
    {
      name: 'uses',
      type: 'ui',
      admin: { position: 'sidebar', components: { Field: '/admin/coupons/CouponUses#CouponUses' } },
    },
    {
      name: 'codes',
      type: 'ui',
      admin: {
        condition: (data) => data.hasSingleCodes === true && Boolean(data.id),
        components: { Field: '/admin/coupons/CouponCodes#CouponCodes' },
      },
    },
    ...seedFields,
    {
      name: 'rules',
      type: 'json',
      access: { create: () => false, update: () => false, read: () => false },
      admin: { hidden: true },
    },
  ],
})

export const Coupons = withFormValidation(
  CouponFields,
  ['percent', 'amountPaise', 'buyCount', 'getCount', 'endsAt'],
  couponFaults,
)
