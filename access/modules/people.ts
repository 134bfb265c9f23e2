import type { CollectionSlug } from 'payload'
import type { Module } from '#domain/roles/Module.ts'

/** Accounts, support and requests of people. */
export const PEOPLE: readonly Module<CollectionSlug>[] = [
  {
    id: 'users',
    label: 'Users',
    group: 'People',
    collections: ['users', 'addresses', 'user-details'],
    minimumRole: 'subadmin',
  },
  {
    id: 'addUsers',
    label: 'Add users',
    group: 'People',
    under: 'users',
    collections: [],
    adds: ['users'],
    editOnlyUrls: ['/people/add'],
    minimumRole: 'subadmin',
  },
  {
    id: 'experts',
    label: 'Experts',
    group: 'People',
    collections: [],
    people: 'expert',
    urls: ['/people/experts'],
    minimumRole: 'subadmin',
  },
  {
    id: 'franchise',
    label: 'Franchise',
    group: 'People',
    collections: ['fund-wallets'],
    people: 'franchise',
    urls: ['/people/franchise'],
    minimumRole: 'subadmin',
    feature: 'franchise',
  },
  {
    id: 'permissions',
    label: 'Permissions',
    group: 'People',
    collections: ['access-configurations', 'user-admin-configs'],
    urls: ['/people/permissions'],
    minimumRole: 'admin',
  },
  {
    id: 'supportTickets',
    label: 'Support tickets',
    group: 'People',
    collections: ['support-tickets', 'ticket-messages', 'incoming-mails', 'canned-replies'],
    urls: ['/support-report'],
    minimumRole: 'subadmin',
  },
  {
    id: 'userRequests',
    label: 'User requests',
    group: 'People',
    collections: ['lead-submissions'],
    shows: ['lead-forms'],
    minimumRole: 'subadmin',
  },
]
