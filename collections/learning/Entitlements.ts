import { byModules } from '#access/moduleRules.ts'
import { OPENED_KINDS, SOURCES } from '#domain/entitlements/entitlement.ts'
import { projectScoped } from '../projectScoped.ts'

/**
 * Who may open what, from when until when: one row for each thing that a purchase, a key, a reward or staff opened (`grantKey`
 * lets each in once). `target` is the id of a document of the kind. Kept with the account.
 */
export const Entitlements = projectScoped({
  slug: 'entitlements',
  custom: { isFlat: true },
  lockDocuments: false,
  admin: {
    group: 'Learning',
    defaultColumns: ['student', 'kind', 'title', 'source', 'startsAt', 'endsAt', 'revokedAt'],
    listSearchableFields: ['title'],
    components: {
      beforeListTable: ['/admin/commerce/GiveAccess#GiveAccess'],
      edit: { beforeDocumentControls: ['/admin/commerce/EntitlementActions#EntitlementActions'] },
    },
  },
  access: byModules('entitlements'),
  indexes: [{ fields: ['student', 'kind', 'target'] }, { fields: ['kind', 'target'] }],
  fields: [
    { name: 'student', type: 'relationship', relationTo: 'users', required: true, index: true },
    { name: 'kind', type: 'select', required: true, options: [...OPENED_KINDS] },
    { name: 'target', type: 'text', required: true, admin: { hidden: true } },
    { name: 'title', type: 'text', required: true, defaultValue: '' },
    { name: 'source', type: 'select', required: true, options: [...SOURCES] },
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
