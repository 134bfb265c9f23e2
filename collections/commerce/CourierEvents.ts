import { moduleAccess } from '#access/moduleRules.ts'
import { projectScoped } from '../projectScoped.ts'

/**
 * Webhook events of couriers, stored before they are processed; `key` deduplicates them. An event for an
 * unknown parcel is retried at `tryAt` and becomes `unknown` after a day. Purged after 90 days.
 */
export const CourierEvents = projectScoped({
  slug: 'courier-events',
  custom: { isFlat: true },
  lockDocuments: false,
  labels: { singular: 'Courier event', plural: 'Courier events' },
  admin: { group: 'Sales', defaultColumns: ['courier', 'awb', 'state', 'createdAt'] },
  access: moduleAccess('courier-events'),
  indexes: [{ fields: ['state', 'tryAt'] }, { fields: ['project', 'state', 'createdAt'] }],
  fields: [
    { name: 'key', type: 'text', required: true, unique: true, admin: { hidden: true } },
    { name: 'courier', type: 'text', required: true },
    { name: 'awb', type: 'text', maxLength: 60, label: 'AWB' },
    { name: 'body', type: 'json', required: true },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'received',
      options: ['received', 'done', 'unknown'],
    },
    { name: 'tries', type: 'number', required: true, defaultValue: 0, admin: { hidden: true } },
    { name: 'tryAt', type: 'date', admin: { hidden: true } },
  ],
})
