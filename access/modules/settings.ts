import type { CollectionSlug } from 'payload'
import type { Module } from '#domain/roles/Module.ts'

/** Settings of the project, and its logs. */
export const SETTINGS: readonly Module<CollectionSlug>[] = [
  {
    id: 'advanceSettings',
    label: 'Advance settings',
    group: 'Settings',
    collections: ['admin-configs'],
    urls: ['/settings'],
    minimumRole: 'subadmin',
  },
  {
    // Anyone who can change the senders could read everyone's codes.
    id: 'gateways',
    label: 'Gateways and senders',
    group: 'Settings',
    collections: ['message-settings', 'payment-settings', 'courier-settings', 'live-settings'],
    minimumRole: 'admin',
  },
  {
    id: 'shopSettings',
    label: 'GST and delivery',
    group: 'Settings',
    collections: ['shop-settings'],
    minimumRole: 'admin',
  },
  {
    id: 'transfers',
    label: 'Imports and exports',
    group: 'Settings',
    collections: ['imports', 'exports'],
    minimumRole: 'subadmin',
    isByRole: true,
  },
  {
    id: 'auditLog',
    label: 'Audit log',
    group: 'Settings',
    collections: ['audit-logs'],
    isReadOnly: true,
    minimumRole: 'admin',
  },
  {
    id: 'logs',
    label: 'Logs',
    group: 'Settings',
    under: 'auditLog',
    collections: ['error-logs', 'delivery-logs', 'signout-logs'],
    urls: ['/jobs'],
    isReadOnly: true,
    minimumRole: 'admin',
  },
]
