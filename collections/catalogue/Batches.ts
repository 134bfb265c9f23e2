import { moduleAccess } from '#access/moduleRules.ts'
import { WEEKDAYS } from '#domain/catalogue/batchDays.ts'
import { checkBatch } from '#hooks/batches/checkBatch.ts'
import { hindiTitleField } from '../fields/hindiFields.ts'
import { seedFields } from '../fields/seedFields.ts'
import { projectScoped } from '../projectScoped.ts'

/**
 * Batches of a course or class: each is one start with its days and hours, shown on the product page.
 * Versions: the last 15.
 */
export const Batches = projectScoped({
  slug: 'batches',
  isOnPages: true,
  admin: {
    useAsTitle: 'title',
    group: 'Learning',
    defaultColumns: ['title', 'product', 'startsOn', '_status'],
  },
  access: moduleAccess('batches'),
  versions: { drafts: true, maxPerDoc: 15 },
  hooks: { beforeChange: [checkBatch] },
  defaultSort: 'startsOn',
  indexes: [{ fields: ['product', '_status', 'startsOn'] }],
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 100 },
    hindiTitleField(100),
    { name: 'product', type: 'relationship', relationTo: 'selling-products', required: true, index: true },
    {
      type: 'row',
      fields: [
        { name: 'startsOn', type: 'date', required: true, label: 'First day' },
        { name: 'endsOn', type: 'date', label: 'Last day' },
      ],
    },
    { name: 'days', type: 'select', hasMany: true, options: [...WEEKDAYS] },
    {
      type: 'row',
      fields: [
        { name: 'fromTime', type: 'text', maxLength: 5, label: 'From', admin: { placeholder: '17:00' } },
        { name: 'toTime', type: 'text', maxLength: 5, label: 'To', admin: { placeholder: '18:30' } },
        { name: 'seats', type: 'number', min: 1, max: 100_000 },
      ],
    },
    { name: 'teacher', type: 'text', maxLength: 80 },
    ...seedFields,
  ],
})
