import { byModules } from '#access/moduleRules.ts'
import { SUBJECTS } from '#domain/catalogue/subjects.ts'
import { refuseTakenSlug } from '#hooks/content/refuseTakenSlug.ts'
import { noteSlug, rememberSlug } from '#hooks/content/rememberSlug.ts'
import { keepAssigned } from '#hooks/shared/keepAssigned.ts'
import { metaField } from '../fields/metaField.ts'
import { moneyField } from '../fields/moneyField.ts'
import { richTextField } from '../fields/richTextField.ts'
import { faqRows, textRows } from '../fields/rows.ts'
import { seedFields } from '../fields/seedFields.ts'
import { slugField } from '../fields/slugField.ts'
import { projectScoped } from '../projectScoped.ts'

/** What is sold. A course opens its classes to whoever bought it. Versions: the last 15. */
export const SellingProducts = projectScoped({
  slug: 'selling-products',
  isOnPages: true,
  labels: { singular: 'Product', plural: 'Products' },
  admin: {
    useAsTitle: 'title',
    group: 'Catalogue',
    defaultColumns: ['title', 'exam', 'pricePaise', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'slug'],
  },
  access: byModules('selling-products'),
  versions: { drafts: true, maxPerDoc: 15 },
  hooks: {
    beforeChange: [keepAssigned('selling-products', 'classes', 'classes'), refuseTakenSlug, noteSlug],
    afterChange: [rememberSlug],
  },
  defaultPopulate: {
    title: true,
    slug: true,
    shortTitle: true,
    subject: true,
    kicker: true,
    pricePaise: true,
    mrpPaise: true,
    exam: true,
  },
  indexes: [
    { fields: ['project', 'slug'], unique: true },
    { fields: ['project', '_status', 'kind', 'rank'] },
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
            { name: 'image', type: 'upload', relationTo: 'media' },
            { name: 'classes', type: 'relationship', relationTo: 'classes', hasMany: true },
          ],
        },
        {
          label: 'Course page',
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
        { label: 'Search and sharing', fields: [metaField] },
      ],
    },
    {
      name: 'kind',
      type: 'select',
      required: true,
      defaultValue: 'course',
      options: ['course'],
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
    slugField(),
    ...seedFields,
  ],
})
