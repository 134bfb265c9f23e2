import { byModules } from '#access/moduleRules.ts'
import { STATES } from '#domain/people/states.ts'
import { checkShopSettings } from '#hooks/settings/checkShopSettings.ts'
import { moneyField } from '../fields/moneyField.ts'
import { seedFields } from '../fields/seedFields.ts'
import { projectScoped } from '../projectScoped.ts'

/** Taxes, delivery and reminders of a project's shop. One document a project. */
export const ShopSettings = projectScoped({
  slug: 'shop-settings',
  isSingleton: true,
  labels: { singular: 'Shop', plural: 'Shop' },
  admin: { group: 'Settings' },
  access: byModules('shop-settings'),
  hooks: { beforeChange: [checkShopSettings] },
  fields: [
    {
      name: 'tax',
      type: 'group',
      label: 'GST',
      admin: { description: 'Prices include it. Without a GSTIN no tax is reckoned.' },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'gstin', type: 'text', maxLength: 15, label: 'GSTIN' },
            { name: 'legalName', type: 'text', maxLength: 120, label: 'Legal name' },
          ],
        },
        { name: 'address', type: 'textarea', maxLength: 300, label: 'Address of the seller' },
        {
          name: 'state',
          type: 'select',
          options: STATES.map(({ code, name }) => ({ value: code, label: name })),
          admin: { description: 'Follows from the GSTIN' },
        },
        {
          type: 'row',
          fields: [
            {
              name: 'learningPercent',
              type: 'number',
              required: true,
              defaultValue: 18,
              min: 0,
              max: 40,
              label: 'Courses and tests, %',
            },
            {
              name: 'goodsPercent',
              type: 'number',
              required: true,
              defaultValue: 0,
              min: 0,
              max: 40,
              label: 'Goods, %',
            },
          ],
        },
      ],
    },
    { name: 'roundsToRupee', type: 'checkbox', defaultValue: false, label: 'Round to whole rupees' },
    {
      name: 'delivery',
      type: 'array',
      maxRows: 5,
      labels: { singular: 'Way of delivery', plural: 'Delivery' },
      admin: { description: 'For goods; the first one is proposed. Without any, delivery is free.' },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'label', type: 'text', required: true, maxLength: 60 },
            moneyField('pricePaise', { label: 'Price' }),
            moneyField('kilogramPaise', { label: 'Each further kg' }),
            moneyField('freeFromPaise', { label: 'Free from', required: false }),
            {
              name: 'fasterDays',
              type: 'number',
              required: true,
              defaultValue: 0,
              min: 0,
              max: 10,
              label: 'Days faster',
            },
          ],
        },
      ],
    },
    {
      name: 'cashStates',
      type: 'select',
      hasMany: true,
      options: STATES.map(({ code, name }) => ({ value: code, label: name })),
      label: 'Cash on delivery only in',
      admin: { description: 'Empty: everywhere' },
    },
    {
      name: 'remindsOfCarts',
      type: 'checkbox',
      defaultValue: true,
      label: 'Remind people of what they left in the cart',
      admin: { description: 'After 1, 24 and 72 hours, unless they do not want such messages' },
    },
    ...seedFields,
  ],
})
