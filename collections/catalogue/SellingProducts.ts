import type { Field } from 'payload'
import { byModules } from '#access/moduleRules.ts'
import { PRODUCT_KINDS, type ProductKind } from '#domain/catalogue/kinds.ts'
import { SUBJECTS } from '#domain/catalogue/subjects.ts'
import { refuseTakenSlug } from '#hooks/content/refuseTakenSlug.ts'
import { noteSlug, rememberSlug } from '#hooks/content/rememberSlug.ts'
import { announceBundles } from '#hooks/products/announceBundles.ts'
import { checkProduct } from '#hooks/products/checkProduct.ts'
import { emptyProduct } from '#hooks/products/emptyProduct.ts'
import { keepRating } from '#hooks/products/keepRating.ts'
import { notePrice } from '#hooks/products/notePrice.ts'
import { setPriceNow } from '#hooks/products/setPriceNow.ts'
import { keepAssigned } from '#hooks/shared/keepAssigned.ts'
import { keepStock } from '#hooks/stock/keepStock.ts'
import { openStock } from '#hooks/stock/openStock.ts'
import { metaField } from '../fields/metaField.ts'
import { moneyField } from '../fields/moneyField.ts'
import { richTextField } from '../fields/richTextField.ts'
import { faqRows, textRows } from '../fields/rows.ts'
import { seedFields } from '../fields/seedFields.ts'
import { slugField } from '../fields/slugField.ts'
import { projectScoped } from '../projectScoped.ts'

const byServer = { create: () => false, update: () => false }

/** What there is at the start; from then on `stock-levels` counts, and this is what pages say of it. */
const stockField: Field = {
  name: 'stock',
  type: 'number',
  min: 0,
  admin: {
    description: 'What there is at the start. Empty: as many as wanted. Later changes are made under Stock.',
    components: { Field: '/admin/commerce/StockField#StockField' },
  },
}

/** Shows a field only for products of these kinds. */
const forKinds = (...kinds: ProductKind[]) => ({
  admin: { condition: (data: { kind?: string | null }) => kinds.some((kind) => kind === data.kind) },
})

/**
 * What is sold, of every kind; what it opens to its buyers stands in the tab of its content. `nowPaise` and the rating are
 * the server's. Versions: the last 15.
 */
export const SellingProducts = projectScoped({
  slug: 'selling-products',
  isOnPages: true,
  labels: { singular: 'Product', plural: 'Products' },
  admin: {
    useAsTitle: 'title',
    group: 'Catalogue',
    defaultColumns: ['title', 'kind', 'exam', 'pricePaise', 'nowPaise', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'slug'],
  },
  access: byModules('selling-products'),
  versions: { drafts: true, maxPerDoc: 15 },
  hooks: {
    beforeChange: [
      keepAssigned('selling-products', 'classes', 'classes'),
      refuseTakenSlug,
      checkProduct,
      keepStock,
      setPriceNow,
      keepRating,
      noteSlug,
    ],
    afterChange: [openStock, notePrice, rememberSlug, announceBundles],
    beforeDelete: [emptyProduct],
  },
  defaultPopulate: {
    title: true,
    slug: true,
    shortTitle: true,
    subject: true,
    kicker: true,
    pricePaise: true,
    mrpPaise: true,
    nowPaise: true,
    kind: true,
    exam: true,
  },
  indexes: [
    { fields: ['project', 'slug'], unique: true },
    { fields: ['project', '_status', 'kind', 'rank'] },
    { fields: ['project', '_status', 'kind', 'nowPaise'] },
    { fields: ['project', '_status', 'kind', 'rating'] },
    { fields: ['project', '_status', 'kind', 'createdAt'] },
  ],
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Basics',
          fields: [
            { name: 'title', type: 'text', required: true, maxLength: 150 },
            {
              type: 'row',
              fields: [
                {
                  name: 'shortTitle',
                  type: 'text',
                  maxLength: 40,
                  admin: { description: 'Stands on the cover' },
                },
                { name: 'kicker', type: 'text', maxLength: 40 },
                { name: 'badge', type: 'text', maxLength: 20 },
              ],
            },
            { name: 'summary', type: 'textarea', required: true, maxLength: 300 },
            {
              type: 'row',
              fields: [
                moneyField('pricePaise', { label: 'Price' }),
                moneyField('mrpPaise', { label: 'MRP', required: false }),
                { name: 'validityDays', type: 'number', min: 1, max: 3650, label: 'Access in days' },
              ],
            },
            {
              type: 'row',
              fields: [
                { name: 'exam', type: 'text', maxLength: 60, index: true },
                { name: 'language', type: 'text', maxLength: 40 },
                { name: 'subject', type: 'select', options: [...SUBJECTS] },
              ],
            },
            {
              type: 'row',
              fields: [
                {
                  name: 'taxPercent',
                  type: 'number',
                  min: 0,
                  max: 40,
                  label: 'GST, %',
                  admin: { description: 'Empty: as the settings of the shop say' },
                },
                {
                  name: 'hsn',
                  type: 'text',
                  maxLength: 8,
                  label: 'HSN or SAC',
                  validate: (value: unknown) =>
                    !value || /^\d{4,8}$/.test(String(value)) || 'Enter 4 to 8 digits',
                },
              ],
            },
            { name: 'categories', type: 'relationship', relationTo: 'categories', hasMany: true, maxRows: 5 },
            { name: 'image', type: 'upload', relationTo: 'media' },
            {
              name: 'gallery',
              type: 'upload',
              relationTo: 'media',
              hasMany: true,
              maxRows: 8,
              admin: { description: 'More pictures for its page' },
            },
            { name: 'previewVideo', type: 'text', maxLength: 200, label: 'Preview video on YouTube' },
          ],
        },
        {
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
              name: 'validityOptions',
              type: 'array',
              maxRows: 6,
              labels: { singular: 'Validity', plural: 'Validities to choose from' },
              admin: {
                description:
                  'Instead of one price and access: several to choose from, the first one is shown',
                condition: (data) => data.kind !== 'physical',
              },
              fields: [
                {
                  type: 'row',
                  fields: [
                    { name: 'days', type: 'number', required: true, min: 1, max: 3650 },
                    moneyField('pricePaise', { label: 'Price' }),
                    moneyField('mrpPaise', { label: 'MRP', required: false }),
                  ],
                },
              ],
            },
          ],
        },
        {
          label: 'Book and delivery',
          admin: { condition: (data) => data.kind === 'physical' },
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
        },
        {
          label: 'Its page',
          fields: [
            richTextField('description'),
            textRows('outcomes', 'By the end you can'),
            textRows('highlights', 'Included'),
            {
              name: 'teachers',
              type: 'array',
              fields: [
                { name: 'name', type: 'text', required: true, maxLength: 80 },
                { name: 'bio', type: 'text', maxLength: 300 },
              ],
            },
            faqRows('faqs'),
          ],
        },
        {
          label: 'Hindi',
          fields: [
            {
              name: 'hindi',
              type: 'group',
              label: false,
              fields: [
                { name: 'title', type: 'text', maxLength: 150 },
                { name: 'summary', type: 'textarea', maxLength: 300 },
                richTextField('description'),
              ],
            },
          ],
        },
        { label: 'Search and sharing', fields: [metaField] },
      ],
    },
    {
      name: 'kind',
      type: 'select',
      required: true,
      defaultValue: 'course',
      options: PRODUCT_KINDS.map(({ id, label }) => ({ value: id, label })),
      index: true,
      admin: { position: 'sidebar' },
    },
    { name: 'tags', type: 'text', hasMany: true, admin: { position: 'sidebar' } },
    {
      name: 'rank',
      type: 'number',
      required: true,
      defaultValue: 1000,
      admin: { position: 'sidebar', description: 'Lower comes first' },
    },
    {
      name: 'nowPaise',
      type: 'number',
      required: true,
      defaultValue: 0,
      label: 'Price now',
      access: byServer,
      admin: { hidden: true, components: { Cell: '/admin/fields/MoneyCell#MoneyCell' } },
    },
    { name: 'saleId', type: 'text', index: true, access: byServer, admin: { hidden: true } },
    { name: 'saleTitle', type: 'text', access: byServer, admin: { hidden: true } },
    { name: 'saleEndsAt', type: 'date', access: byServer, admin: { hidden: true } },
    {
      name: 'rating',
      type: 'number',
      required: true,
      defaultValue: 0,
      access: byServer,
      admin: { hidden: true },
    },
    {
      name: 'ratingCount',
      type: 'number',
      required: true,
      defaultValue: 0,
      access: byServer,
      admin: { hidden: true },
    },
    slugField(),
    ...seedFields,
  ],
})
