import type { CollectionSlug } from 'payload'
import type { Module } from '#domain/roles/Module.ts'

/** Modules of the overview. */
export const OVERVIEW: readonly Module<CollectionSlug>[] = [
  {
    id: 'dashboardActivities',
    label: 'Dashboard activities',
    group: 'Overview',
    collections: [],
    urls: ['/activities'],
    isReadOnly: true,
    minimumRole: 'subadmin',
  },
  {
    id: 'reports',
    label: 'Reports',
    group: 'Overview',
    collections: [],
    urls: ['/reports'],
    isReadOnly: true,
    minimumRole: 'subadmin',
  },
  {
    id: 'franchisePanel',
    label: 'Franchise panel',
    group: 'Overview',
    collections: [],
    urls: ['/franchise'],
    minimumRole: 'franchise',
    isByRole: true,
    feature: 'franchise',
  },
]
