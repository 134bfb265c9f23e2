import type { Field, Tab } from 'payload'
import { isKeyPack, isShipped, type ProductKind } from '#domain/catalogue/kinds.ts'
import { moneyField, priceField } from './moneyField.ts'

/**
 * The initial stock; from then on `stock-levels` counts it, and this field holds the value shown on pages.
 */
const stockField: Field = {
  name: 'stock',
  type: 'number',
  min: 0,
  admin: {
    description: 'Stock at the start. If empty, it is unlimited. Change it later under Stock.',
    components: { Field: '/admin/stock/StockField#StockField' },
  },
}

/** Shows a field only for products of these kinds. */
const forKinds = (...kinds: ProductKind[]) => ({
  admin: { condition: (data: { kind?: string | null }) => kinds.some((kind) => kind === data.kind) },
})

/** What buyers of a product get. */
export const contentTab: Tab = {
  label: 'Content',
  description: 'What buyers get. Lessons, hours, files and tests on the page are counted from it.',
  fields: [
    {
      name: 'classes',
      type: 'relationship',
      relationTo: 'classes',
      hasMany: true,
      ...forKinds('course', 'class', 'serial-key-pack'),
    },
    {
      name: 'testSeries',
      type: 'relationship',
      relationTo: 'test-series',
      hasMany: true,
      ...forKinds('course', 'test-series', 'serial-key-pack'),
    },
    {
      name: 'testPapers',
      type: 'relationship',
      relationTo: 'test-papers',
      hasMany: true,
      ...forKinds('test-paper', 'serial-key-pack'),
    },
    {
      name: 'quizzes',
      type: 'relationship',
      relationTo: 'quizzes',
      hasMany: true,
      ...forKinds('course', 'quiz', 'serial-key-pack'),
    },
    {
      name: 'digitalItems',
      type: 'relationship',
      relationTo: 'digital-items',
      hasMany: true,
      ...forKinds('course', 'digital', 'physical', 'serial-key-pack'),
    },
    {
      name: 'includes',
      type: 'relationship',
      relationTo: 'selling-products',
      hasMany: true,
      maxRows: 20,
      label: 'Products in the bundle',
      ...forKinds('bundle'),
    },
    {
      name: 'keyCount',
      type: 'number',
      min: 1,
      max: 1000,
      label: 'Keys in a pack',
      ...forKinds('serial-key-pack'),
    },
    {
      name: 'keysFrom',
      type: 'select',
      defaultValue: 'made',
      options: [
        { value: 'made', label: 'Made with each order' },
        { value: 'pool', label: 'From a pool that is filled by hand' },
      ],
      label: 'Keys come',
      ...forKinds('serial-key-pack'),
    },
    {
      name: 'needsBatch',
      type: 'checkbox',
      defaultValue: false,
      label: 'Buyers choose a batch',
      admin: {
        description: 'It is sold only while a batch has a seat. Otherwise buyers may choose a batch later.',
        condition: (data) => !isShipped(data.kind) && !isKeyPack(data.kind),
      },
    },
    {
      name: 'doubtsPer30Days',
      type: 'number',
      min: 1,
      max: 1000,
      label: 'Doubts in 30 days',
      admin: {
        description: 'Added to the quota of doubts of those who own it, where the project has one',
        condition: (data) => !isShipped(data.kind) && !isKeyPack(data.kind),
      },
    },
    {
      name: 'validityOptions',
      type: 'array',
      maxRows: 6,
      labels: { singular: 'Validity', plural: 'Validities to choose from' },
      admin: {
        description: 'Several prices and durations to choose from instead of one; the first is shown',
        condition: (data) => !isShipped(data.kind),
      },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'days', type: 'number', required: true, min: 1, max: 3650 },
            priceField(),
            moneyField('mrpPaise', { label: 'MRP', required: false }),
          ],
        },
      ],
    },
  ],
}

/** Fields only for products that are sent. */
export const bookTab: Tab = {
  label: 'Book and delivery',
  admin: { condition: (data) => isShipped(data.kind) },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'author', type: 'text', maxLength: 120 },
        { name: 'publisher', type: 'text', maxLength: 120 },
        { name: 'isbn', type: 'text', maxLength: 17, label: 'ISBN' },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'pages', type: 'number', min: 1, max: 5000 },
        { name: 'weightGrams', type: 'number', min: 1, max: 50_000, label: 'Weight in g' },
        {
          name: 'dispatchDays',
          type: 'number',
          min: 0,
          max: 60,
          defaultValue: 1,
          label: 'Leaves us within days',
        },
      ],
    },
    {
      name: 'variants',
      type: 'array',
      maxRows: 20,
      admin: { description: 'Such as languages or bindings, each with its own stock' },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'label', type: 'text', required: true, maxLength: 60 },
            { name: 'sku', type: 'text', maxLength: 40, label: 'SKU' },
            stockField,
            moneyField('pricePaise', { label: 'Price, if another', required: false }),
            moneyField('mrpPaise', { label: 'MRP, if another', required: false }),
          ],
        },
      ],
    },
    {
      type: 'row',
      fields: [{ name: 'sku', type: 'text', maxLength: 40, label: 'SKU' }, stockField],
    },
  ],
}
