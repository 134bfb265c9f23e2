import type { NumberField } from 'payload'
import { moduleAccess } from '#access/moduleRules.ts'
import { checkPrices } from '#domain/catalogue/checkPrices.ts'
import { contentFaults } from '#domain/catalogue/hasContent.ts'
import { isShipped, PRODUCT_KINDS } from '#domain/catalogue/kinds.ts'
import { defaultValidity } from '#domain/catalogue/offers.ts'
import { SUBJECTS } from '#domain/catalogue/subjects.ts'
import { cancelScheduled } from '#hooks/content/cancelScheduled.ts'
import { redirectOldPath, rememberPublishedPath } from '#hooks/content/redirectOldPath.ts'
import { refuseTakenSlug } from '#hooks/content/refuseTakenSlug.ts'
import { checkProduct } from '#hooks/products/checkProduct.ts'
import { deleteProductData } from '#hooks/products/deleteProductData.ts'
import { invalidateBundles } from '#hooks/products/invalidateBundles.ts'
import { preserveRating } from '#hooks/products/preserveRating.ts'
import { recordPriceHistory } from '#hooks/products/recordPriceHistory.ts'
import { refuseEmptyingDelete, refuseEmptyingSave } from '#hooks/products/refuseEmptying.ts'
import { setCurrentPrice } from '#hooks/products/setCurrentPrice.ts'
import { restrictToAssigned } from '#hooks/shared/restrictToAssigned.ts'
import { preserveStock } from '#hooks/stock/preserveStock.ts'
import { startStockCount } from '#hooks/stock/startStockCount.ts'
import type { SellingProduct } from '#payload-types'
import { copyableTitle } from '../fields/copyableTitle.ts'
import { preview, scheduleButton } from '../fields/editing.ts'
import { metaField } from '../fields/metaField.ts'
import { moneyField, priceField } from '../fields/moneyField.ts'
import { bookTab, contentTab } from '../fields/productTabs.ts'
import { richTextField } from '../fields/richTextField.ts'
import { faqRows, textRows } from '../fields/rows.ts'
import { seedFields } from '../fields/seedFields.ts'
import { slugField } from '../fields/slugField.ts'
import { withFormValidation } from '../fields/withFormValidation.ts'
import { projectScoped } from '../projectScoped.ts'

const price = priceField()
/** With validities to choose from, the price is copied from the first one (hooks/products/setCurrentPrice.ts). */
const productPrice = {
  ...price,
  validate: (value: unknown, { data }: { data: Partial<SellingProduct> }) =>
    defaultValidity(data) ? true : (price.validate as (value: unknown) => string | true)(value),
} as NumberField

const serverOnly = { create: () => false, update: () => false }

/**
 * Products of every kind; the content tab selects what buyers get access to. The server writes `nowPaise` and
 * the rating. Versions: the last 15.
 */
const Products = projectScoped({
  slug: 'selling-products',
  purgesPages: true,
  labels: { singular: 'Product', plural: 'Products' },
  admin: {
    useAsTitle: 'title',
    group: 'Catalogue',
    defaultColumns: ['title', 'kind', 'exam', 'pricePaise', 'nowPaise', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'slug'],
    ...preview('selling-products'),
    components: scheduleButton,
  },
  access: moduleAccess('selling-products'),
  versions: { drafts: true, maxPerDoc: 15 },
  hooks: {
    beforeChange: [
      restrictToAssigned('selling-products', 'classes', 'classes'),
      refuseTakenSlug,
      checkProduct,
      refuseEmptyingSave,
      preserveStock,
      setCurrentPrice,
      preserveRating,
      rememberPublishedPath,
    ],
    afterChange: [startStockCount, recordPriceHistory, redirectOldPath, invalidateBundles],
    beforeDelete: [refuseEmptyingDelete, deleteProductData],
    afterDelete: [cancelScheduled],
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
            copyableTitle({ name: 'title', type: 'text', required: true, maxLength: 150 }),
            {
              type: 'row',
              fields: [
                {
                  name: 'shortTitle',
                  type: 'text',
                  maxLength: 40,
                  admin: { description: 'Shown on the cover' },
                },
                { name: 'kicker', type: 'text', maxLength: 40, label: 'Line above title' },
                {
                  name: 'badge',
                  type: 'text',
                  maxLength: 20,
                  admin: { description: 'On the corner of the card, such as Bestseller or New' },
                },
              ],
            },
            { name: 'summary', type: 'textarea', required: true, maxLength: 300 },
            {
              type: 'row',
              fields: [
                productPrice,
                moneyField('mrpPaise', {
                  label: 'MRP',
                  required: false,
                  description: 'Shown struck through beside a lower price. Empty: no price before',
                }),
                {
                  name: 'validityDays',
                  type: 'number',
                  min: 1,
                  max: 3650,
                  label: 'Access in days',
                  admin: { condition: ({ kind }) => !isShipped(kind) },
                },
              ],
            },
            {
              name: 'sales',
              type: 'ui',
              admin: {
                disableListColumn: true,
                components: { Field: '/admin/catalogue/ProductSales#ProductSales' },
              },
            },
            {
              type: 'row',
              fields: [
                {
                  name: 'exam',
                  type: 'text',
                  maxLength: 60,
                  index: true,
                  admin: {
                    description: 'Students filter by it: spell it as on other products, such as JEE Main',
                    components: { Field: '/admin/fields/SuggestedInput#SuggestedInput' },
                  },
                },
                {
                  name: 'language',
                  type: 'text',
                  maxLength: 40,
                  admin: {
                    description: 'The language of the lessons or the book; students filter by it',
                    components: { Field: '/admin/fields/SuggestedInput#SuggestedInput' },
                  },
                },
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
                  admin: { description: 'If empty, the one in Settings, GST and delivery, applies' },
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
              admin: { description: 'More pictures for the product page' },
            },
            { name: 'previewVideo', type: 'text', maxLength: 200, label: 'Preview video on YouTube' },
          ],
        },
        contentTab,
        bookTab,
        {
          label: 'Product page',
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
                { name: 'hindiBio', type: 'text', maxLength: 300, label: 'Bio in Hindi' },
                { name: 'photo', type: 'upload', relationTo: 'media', label: 'Portrait' },
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
                {
                  type: 'row',
                  fields: [
                    {
                      name: 'shortTitle',
                      type: 'text',
                      maxLength: 40,
                      admin: { description: 'Shown on the cover' },
                    },
                    { name: 'kicker', type: 'text', maxLength: 40 },
                    { name: 'badge', type: 'text', maxLength: 20 },
                  ],
                },
                { name: 'summary', type: 'textarea', maxLength: 300 },
                richTextField('description'),
                textRows('outcomes', 'By the end you can'),
                textRows('highlights', 'Included'),
                faqRows('faqs'),
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
    {
      name: 'contents',
      type: 'ui',
      admin: {
        disableListColumn: true,
        position: 'sidebar',
        components: { Field: '/admin/learning/CourseContents#CourseContents' },
      },
    },
    { name: 'tags', type: 'text', hasMany: true, admin: { position: 'sidebar' } },
    {
      name: 'rank',
      type: 'number',
      label: 'Position',
      required: true,
      defaultValue: 1000,
      admin: { position: 'sidebar', description: 'Lower comes first' },
    },
    {
      name: 'nowPaise',
      type: 'number',
      required: true,
      // Written by the server; only a draft without a price has none.
      validate: () => true as const,
      label: 'Price now',
      access: serverOnly,
      admin: { hidden: true, components: { Cell: '/admin/fields/MoneyCell#MoneyCell' } },
    },
    { name: 'saleId', type: 'text', index: true, access: serverOnly, admin: { hidden: true } },
    { name: 'saleTitle', type: 'text', access: serverOnly, admin: { hidden: true } },
    { name: 'saleHindiTitle', type: 'text', access: serverOnly, admin: { hidden: true } },
    { name: 'saleEndsAt', type: 'date', access: serverOnly, admin: { hidden: true } },
    {
      name: 'rating',
      type: 'number',
      required: true,
      defaultValue: 0,
      access: serverOnly,
      admin: { hidden: true },
    },
    {
      name: 'ratingCount',
      type: 'number',
      required: true,
      defaultValue: 0,
      access: serverOnly,
      admin: { hidden: true },
    },
    slugField(),
    ...seedFields,
  ],
})

/** A form has 0 as the value of a list without rows. */
const withRows = (product: SellingProduct): SellingProduct => ({
  ...product,
  validityOptions: Array.isArray(product.validityOptions) ? product.validityOptions : [],
  variants: Array.isArray(product.variants) ? product.variants : [],
})

export const SellingProducts = withFormValidation(
  Products,
  ['classes', 'testSeries', 'testPapers', 'quizzes', 'digitalItems', 'includes', 'mrpPaise', 'days', 'label'],
  (product: SellingProduct) => [...checkPrices(withRows(product)), ...contentFaults(product)],
)
