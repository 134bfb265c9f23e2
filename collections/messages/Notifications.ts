import { moduleAccess } from '#access/moduleRules.ts'
import { nobodyField } from '#access/rules.ts'
import { NOTIFICATION_KINDS } from '#domain/notifications/kinds.ts'
import { projectScoped } from '../projectScoped.ts'

/**
 * Notifications of a person (spec 3), with title and text in English. Written by the server; `dedupeKey` makes each unique. Purged 90 days
 * after they are read.
 */
export const Notifications = projectScoped({
  slug: 'notifications',
  custom: { isFlat: true },
  lockDocuments: false,
  admin: { group: 'Messages', useAsTitle: 'title', defaultColumns: ['title', 'user', 'read', 'addedOn'] },
  access: moduleAccess('notifications'),
  indexes: [{ fields: ['user', 'read', 'addedOn'] }, { fields: ['user', 'addedOn'] }],
  fields: [
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true },
    { name: 'kind', type: 'select', required: true, options: [...NOTIFICATION_KINDS] },
    { name: 'title', type: 'text', required: true, maxLength: 120 },
    { name: 'text', type: 'text', maxLength: 500 },
    // `{ title, text }` of type Text, from which other languages are rendered; null for a text in one language only.
    { name: 'texts', type: 'json', access: { read: nobodyField }, admin: { hidden: true } },
    { name: 'href', type: 'text', maxLength: 300, label: 'Link' },
    { name: 'read', type: 'checkbox', required: true, defaultValue: false },
    { name: 'addedOn', type: 'date', required: true, index: true },
    { name: 'readOn', type: 'date', index: true },
    { name: 'dedupeKey', type: 'text', required: true, unique: true, admin: { hidden: true } },
  ],
})
