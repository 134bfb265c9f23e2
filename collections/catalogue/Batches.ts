import { moduleAccess } from '#access/moduleRules.ts'
import { WEEKDAYS } from '#domain/catalogue/batchDays.ts'
import { TEACHER_LEVEL } from '#domain/live/teachers.ts'
import { checkBatch } from '#hooks/batches/checkBatch.ts'
import { setBatchSeats } from '#hooks/batches/setBatchSeats.ts'
import { refuseEmptyingDelete, refuseEmptyingSave } from '#hooks/products/refuseEmptying.ts'
import { hindiTitleField } from '../fields/hindiFields.ts'
import { seedFields } from '../fields/seedFields.ts'
import { projectScoped } from '../projectScoped.ts'

/**
 * Batches of a course or class: each is one start with its days and hours, shown on the product page. Their seats are
 * pools (`purchase-limits`, domain/batches/seatPool.ts); entitlements name the batch of their student.
 * Versions: the last 15.
 */
export const Batches = projectScoped({
  slug: 'batches',
  purgesPages: true,
  admin: {
    useAsTitle: 'title',
    group: 'Learning',
    defaultColumns: ['title', 'product', 'startsOn', 'seats', '_status'],
    components: { beforeListTable: ['/admin/batches/CapacityReport#CapacityReport'] },
  },
  access: moduleAccess('batches'),
  versions: { drafts: true, maxPerDoc: 15 },
  hooks: {
    beforeChange: [checkBatch, refuseEmptyingSave],
    afterChange: [setBatchSeats],
    beforeDelete: [refuseEmptyingDelete],
  },
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
    { name: 'teacher', type: 'text', maxLength: 80, label: 'Teacher as shown on pages' },
    {
      name: 'teachers',
      type: 'relationship',
      relationTo: 'users',
      hasMany: true,
      maxRows: 10,
      filterOptions: { userLevel: { greater_than_equal: TEACHER_LEVEL } },
      admin: { description: 'Two batches of one teacher at the same hour are pointed out' },
    },
    {
      name: 'desk',
      type: 'ui',
      admin: { disableListColumn: true, components: { Field: '/admin/batches/BatchDesk#BatchDesk' } },
    },
    ...seedFields,
  ],
})
