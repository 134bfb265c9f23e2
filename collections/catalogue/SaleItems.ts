import { moduleAccess } from '#access/moduleRules.ts'
import { checkSale } from '#domain/catalogue/checkSale.ts'
import { checkSaleItem } from '#hooks/sales/checkSaleItem.ts'
import { endSale } from '#hooks/sales/endSale.ts'
import { priceProducts } from '#hooks/sales/priceProducts.ts'
import { hindiTitleField } from '../fields/hindiFields.ts'
import { moneyField } from '../fields/moneyField.ts'
import { prefilledIds } from '../fields/prefilled.ts'
import { seedFields } from '../fields/seedFields.ts'
import { withFormValidation } from '../fields/withFormValidation.ts'
import { projectScoped } from '../projectScoped.ts'

/**
 * A lower price for a time: a percentage off or a fixed price, for listed products and those with one of its
 * tags. At start and end, the server updates `nowPaise` of each product. Never purged.
 */
const Sales = projectScoped({
  slug: 'sale-items',
  labels: { singular: 'Sale', plural: 'Sales' },
  admin: {
    useAsTitle: 'title',
    group: 'Shop',
    defaultColumns: ['title', 'percent', 'startsAt', 'endsAt', 'isActive'],
  },
  access: moduleAccess('sale-items'),
  hooks: { beforeChange: [checkSaleItem], afterChange: [priceProducts], beforeDelete: [endSale] },
  defaultSort: '-startsAt',
  indexes: [{ fields: ['project', 'isActive', 'startsAt'] }, { fields: ['project', 'isActive', 'endsAt'] }],
  fields: [
    {
      name: 'title',
      type: 'text',
      required: true,
      maxLength: 60,
      admin: { description: 'Shown to students beside the price, such as Diwali sale' },
    },
    hindiTitleField(60),
    {
      name: 'products',
      type: 'relationship',
      relationTo: 'selling-products',
      hasMany: true,
      defaultValue: prefilledIds('product'),
    },
    {
      name: 'tags',
      type: 'text',
      hasMany: true,
      admin: { description: 'Also every product with one of these tags' },
    },
    {
      type: 'row',
      fields: [
        { name: 'percent', type: 'number', min: 1, max: 95, label: 'Percent off' },
        moneyField('pricePaise', { label: 'Or this price', required: false }),
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'startsAt',
          type: 'date',
          required: true,
          admin: { date: { pickerAppearance: 'dayAndTime' } },
        },
        { name: 'endsAt', type: 'date', required: true, admin: { date: { pickerAppearance: 'dayAndTime' } } },
      ],
    },
    {
      name: 'prices',
      type: 'ui',
      admin: { disableListColumn: true, components: { Field: '/admin/catalogue/SalePrices#SalePrices' } },
    },
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
    // When product prices must be updated next: set to now by each save, moved on once they have been
    // updated.
    {
      name: 'nextAt',
      type: 'date',
      index: true,
      access: { create: () => false, update: () => false },
      admin: { hidden: true },
    },
    ...seedFields,
  ],
})

export const SaleItems = withFormValidation(Sales, ['products', 'percent', 'pricePaise', 'endsAt'], checkSale)
