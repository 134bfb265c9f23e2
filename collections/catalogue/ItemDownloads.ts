import { moduleAccess } from '#access/moduleRules.ts'
import { searchByStudent } from '#hooks/people/searchByStudent.ts'
import { projectScoped } from '../projectScoped.ts'

/** Download counts: one row for each student and digital item (`key`). Deleted with the account and with the item. */
export const ItemDownloads = projectScoped({
  slug: 'item-downloads',
  custom: { isFlat: true },
  lockDocuments: false,
  labels: { singular: 'Download', plural: 'Downloads' },
  admin: {
    group: 'Learning',
    useAsTitle: 'title',
    defaultColumns: ['title', 'student', 'product', 'count', 'lastAt'],
    listSearchableFields: ['title', 'student'],
  },
  access: moduleAccess('item-downloads'),
  hooks: { beforeOperation: [searchByStudent] },
  defaultSort: '-lastAt',
  indexes: [{ fields: ['project', 'lastAt'] }],
  fields: [
    { name: 'title', type: 'text', required: true, label: 'File' },
    {
      name: 'student',
      type: 'relationship',
      relationTo: 'users',
      required: true,
      index: true,
      admin: { components: { Cell: '/admin/orders/StudentCell#StudentCell' } },
    },
    { name: 'product', type: 'text', required: true, label: 'Bought with' },
    { name: 'count', type: 'number', required: true, label: 'Times' },
    { name: 'firstAt', type: 'date', required: true, label: 'First' },
    { name: 'lastAt', type: 'date', required: true, label: 'Last' },
    { name: 'item', type: 'relationship', relationTo: 'digital-items', required: true, index: true },
    { name: 'key', type: 'text', required: true, unique: true, admin: { hidden: true } },
  ],
})
