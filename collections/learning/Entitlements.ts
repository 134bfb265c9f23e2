import { moduleAccess } from '#access/moduleRules.ts'
import { nobodyField } from '#access/rules.ts'
import { ENTITLEMENT_KINDS, SOURCES, type Source } from '#domain/entitlements/entitlement.ts'
import { KIND_LABELS } from '#domain/entitlements/openedText.ts'
import { searchByStudent } from '#hooks/people/searchByStudent.ts'
import { projectScoped } from '../projectScoped.ts'

const internal = { access: { read: nobodyField }, admin: { hidden: true } } as const

const SOURCE_LABELS: Record<Source, string> = {
  order: 'Order',
  serialKey: 'Serial key',
  admin: 'Staff',
  reward: 'Reward',
}

const labelled = <V extends string>(values: readonly V[], labels: Record<V, string>) =>
  values.map((value) => ({ value, label: labels[value] }))

/**
 * Access of students to content, from when until when: one row for each item that a purchase, a key, a reward
 * or staff granted (unique by `grantKey`). `target` is the id of a document of the kind. Kept with the
 * account.
 */
export const Entitlements = projectScoped({
  slug: 'entitlements',
  custom: { isFlat: true },
  lockDocuments: false,
  labels: { singular: 'Enrolment', plural: 'Enrolments' },
  admin: {
    group: 'Learning',
    useAsTitle: 'title',
    // The first column links to the row; the cell of a student does not.
    defaultColumns: ['title', 'student', 'kind', 'source', 'startsAt', 'endsAt', 'revokedAt'],
    listSearchableFields: ['title', 'student'],
    components: {
      beforeListTable: ['/admin/entitlements/GrantAccess#GrantAccess'],
      edit: { beforeDocumentControls: ['/admin/entitlements/EntitlementActions#EntitlementActions'] },
    },
  },
  access: moduleAccess('entitlements'),
  hooks: { beforeOperation: [searchByStudent] },
  indexes: [
    { fields: ['project', 'student', 'startsAt'] },
    { fields: ['student', 'kind', 'target'] },
    { fields: ['kind', 'target'] },
    { fields: ['batch', 'revokedAt'] },
    { fields: ['project', 'endsAt'] },
  ],
  fields: [
    {
      name: 'student',
      type: 'relationship',
      relationTo: 'users',
      required: true,
      index: true,
      admin: { components: { Cell: '/admin/orders/StudentCell#StudentCell' } },
    },
    {
      name: 'kind',
      type: 'select',
      required: true,
      label: 'Opens',
      options: labelled(ENTITLEMENT_KINDS, KIND_LABELS),
      admin: { components: { Cell: '/admin/entitlements/OpenedCell#OpenedCell' } },
    },
    { name: 'target', type: 'text', required: true, admin: { hidden: true } },
    { name: 'title', type: 'text', required: true, defaultValue: '' },
    { name: 'source', type: 'select', required: true, options: labelled(SOURCES, SOURCE_LABELS) },
    { name: 'product', type: 'text', index: true, admin: { hidden: true } },
    { name: 'order', type: 'text', index: true, admin: { hidden: true } },
    { name: 'line', type: 'number', admin: { hidden: true } },
    { name: 'grantKey', type: 'text', required: true, unique: true, admin: { hidden: true } },
    { name: 'startsAt', type: 'date', required: true },
    { name: 'endsAt', type: 'date' },
    { name: 'pausedAt', type: 'date' },
    { name: 'revokedAt', type: 'date' },
    { name: 'lastOpenedAt', type: 'date' },
    {
      name: 'batch',
      type: 'relationship',
      relationTo: 'batches',
      access: { create: nobodyField, update: nobodyField },
      admin: {
        readOnly: true,
        description: 'Changed on the batch',
        condition: (data) => Boolean(data.batch),
      },
    },
    // Id of the student's reservation in the batch's seat pool, and the seat change still pending (domain/batches/seatPool.ts).
    { name: 'seat', type: 'text', ...internal },
    { name: 'seatTask', type: 'text', index: true, ...internal },
    { name: 'rev', type: 'number', required: true, defaultValue: 0, admin: { hidden: true } },
  ],
})
