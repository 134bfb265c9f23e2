import type { z } from 'zod'
import { moduleAccess } from '#access/moduleRules.ts'
import { PRODUCT_KINDS } from '#domain/catalogue/kinds.ts'
import { DEFAULT_SAC, HsnSchema, PanSchema } from '#domain/invoices/codes.ts'
import { DEFAULT_SERIES, SeriesSchema } from '#domain/invoices/invoiceNumber.ts'
import { sellerFaults } from '#domain/invoices/sellerFaults.ts'
import { STATES } from '#domain/people/states.ts'
import { DEFAULT_RETURN_RULES } from '#domain/returns/windows.ts'
import { checkShopSettings } from '#hooks/settings/checkShopSettings.ts'
import { moneyField } from '../fields/moneyField.ts'
import { seedFields } from '../fields/seedFields.ts'
import { withFormValidation } from '../fields/withFormValidation.ts'
import { projectScoped } from '../projectScoped.ts'
import { winBackField } from './winBackField.ts'

/** Accepts an empty value, or one that the schema accepts; otherwise returns the expected format. */
const asOptional =
  (schema: z.ZodType) =>
  (value: unknown): true | string => {
    if (value === null || value === undefined || value === '') return true
    const parsed = schema.safeParse(value)
    return parsed.success || (parsed.error.issues[0]?.message ?? 'This is not right')
  }
const asSeries = asOptional(SeriesSchema)
const asHsn = asOptional(HsnSchema)
const asPan = asOptional(PanSchema)

/** Taxes, invoices, delivery and reminders of a project's shop. One document per project. */
const Shop = projectScoped({
  slug: 'shop-settings',
  isSingleton: true,
  labels: { singular: 'GST and delivery', plural: 'GST and delivery' },
  admin: { group: 'Settings' },
  access: moduleAccess('shop-settings'),
  hooks: { beforeChange: [checkShopSettings] },
  fields: [
    {
      name: 'tax',
      type: 'group',
      label: 'GST',
      admin: { description: 'Prices include GST. Without a GSTIN, no tax is charged.' },
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
          admin: { description: 'Derived from the GSTIN' },
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
    {
      name: 'invoicing',
      type: 'group',
      label: 'Invoices',
      admin: { description: 'Printed on invoices and credit notes issued from now on.' },
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'invoicePrefix',
              type: 'text',
              label: 'Numbers of invoices begin with',
              validate: asSeries,
              admin: { placeholder: DEFAULT_SERIES.invoice },
            },
            {
              name: 'creditNotePrefix',
              type: 'text',
              label: 'Numbers of credit notes begin with',
              validate: asSeries,
              admin: { placeholder: DEFAULT_SERIES.creditNote },
            },
          ],
        },
        {
          type: 'row',
          fields: [
            {
              name: 'learningSac',
              type: 'text',
              label: 'SAC of courses and tests',
              validate: asHsn,
              admin: { placeholder: DEFAULT_SAC, description: 'For products without one of their own' },
            },
            {
              name: 'goodsHsn',
              type: 'text',
              label: 'HSN of goods',
              validate: asHsn,
              admin: { description: 'For products without one of their own' },
            },
          ],
        },
        {
          type: 'row',
          fields: [
            { name: 'signatory', type: 'text', maxLength: 80, label: 'Signed by' },
            {
              name: 'pan',
              type: 'text',
              label: 'PAN',
              validate: asPan,
              admin: { description: 'Empty: the one in the GSTIN' },
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
      admin: {
        description: 'For physical goods; the first one is preselected. Without any, delivery is free.',
      },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'label', type: 'text', required: true, maxLength: 60 },
            { name: 'hindiLabel', type: 'text', maxLength: 60, label: 'In Hindi' },
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
      name: 'returns',
      type: 'group',
      label: 'Returns and refunds',
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'goodsDays',
              type: 'number',
              required: true,
              defaultValue: DEFAULT_RETURN_RULES.goodsDays,
              min: 0,
              max: 90,
              label: 'Goods, days after delivery',
              admin: { description: '0: never' },
            },
            {
              name: 'learningDays',
              type: 'number',
              required: true,
              defaultValue: DEFAULT_RETURN_RULES.learningDays,
              min: 0,
              max: 90,
              label: 'Courses and tests, days after payment',
              admin: { description: '0: never' },
            },
            {
              name: 'mostProgress',
              type: 'number',
              required: true,
              defaultValue: DEFAULT_RETURN_RULES.mostProgress,
              min: 0,
              max: 100,
              label: 'And seen less than, %',
            },
          ],
        },
        {
          name: 'kinds',
          type: 'array',
          dbName: 'return_kinds',
          label: 'Other windows for single kinds',
          labels: { singular: 'Kind', plural: 'Kinds' },
          maxRows: PRODUCT_KINDS.length,
          admin: {
            description:
              'Days after delivery for what is sent by parcel, after payment for everything else. 0: never. Kinds not listed have the windows above.',
          },
          fields: [
            {
              type: 'row',
              fields: [
                {
                  name: 'kind',
                  type: 'select',
                  required: true,
                  options: PRODUCT_KINDS.map(({ id, label }) => ({ value: id, label })),
                },
                { name: 'days', type: 'number', required: true, defaultValue: 7, min: 0, max: 90 },
              ],
            },
          ],
        },
        {
          name: 'refundsDelivery',
          type: 'checkbox',
          defaultValue: false,
          label: 'Refund delivery when everything is returned',
        },
      ],
    },
    {
      name: 'remindsOfCarts',
      type: 'checkbox',
      defaultValue: true,
      label: 'Remind people of what they left in the cart',
      admin: { description: 'After 1, 24 and 72 hours, unless they have opted out' },
    },
    winBackField,
    ...seedFields,
  ],
})

export const ShopSettings = withFormValidation(Shop, ['creditNotePrefix', 'gstin'], sellerFaults)
