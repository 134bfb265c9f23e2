import { moduleAccess } from '#access/moduleRules.ts'
import {
  ENTITLEMENT_KINDS,
  type EntitlementKind,
  SOURCES,
  type Source,
} from '#domain/entitlements/entitlement.ts'
import { projectScoped } from '../projectScoped.ts'

const KIND_LABELS: Record<EntitlementKind, string> = {
  product: 'Product',
  class: 'Class',
  'test-series': 'Test series',
  'test-paper': 'Test paper',
  quiz: 'Quiz',
  'digital-item': 'File',
}
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
    listSearchableFields: ['title'],
    components: {
      beforeListTable: ['/admin/entitlements/GrantAccess#GrantAccess'],
      edit: { beforeDocumentControls: ['/admin/entitlements/EntitlementActions#EntitlementActions'] },
    },
  },
  access: moduleAccess('entitlements'),
  indexes: [{ fields: ['student', 'kind', 'target'] }, { fields: ['kind', 'target'] }],
  fields: [
    {
      ...{ name: 'student', type: 'relationship', relationTo: 'users', required: true, index: true },
      admin: { components: { Cell: '/admin/orders/StudentCell#StudentCell' } },
    },
    { name: 'kind', type: 'select', required: true, options: labelled(ENTITLEMENT_KINDS, KIND_LABELS) },
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
    { name: 'rev', type: 'number', required: true, defaultValue: 0, admin: { hidden: true } },
  ],
})
