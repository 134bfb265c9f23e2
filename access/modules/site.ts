import type { CollectionSlug } from 'payload'
import type { Module } from '#domain/roles/Module.ts'
import { PICTURES } from './pictures.ts'

/** Content of the storefront, and broadcasts. */
export const SITE: readonly Module<CollectionSlug>[] = [
  {
    id: 'pages',
    label: 'Pages',
    group: 'Site',
    collections: ['pages', 'sections', 'redirects', 'lead-forms', 'scheduled-changes'],
    shows: ['selling-products', 'test-series', 'blogs', 'blog-categories', ...PICTURES],
    urls: ['/schedule', '/content-report'],
    minimumRole: 'subadmin',
  },
  {
    id: 'blogs',
    label: 'Blogs',
    group: 'Site',
    collections: ['blogs', 'blog-categories'],
    shows: ['scheduled-changes', ...PICTURES],
    urls: ['/schedule', '/content-report'],
    minimumRole: 'subadmin',
    feature: 'blogs',
  },
  {
    id: 'portalSettings',
    label: 'Portal settings',
    group: 'Site',
    collections: ['web-static-configs', 'project-configs', 'support-settings'],
    shows: PICTURES,
    urls: ['/portal-settings'],
    minimumRole: 'subadmin',
  },
  {
    id: 'search',
    label: 'Search',
    group: 'Site',
    under: 'portalSettings',
    collections: ['search-synonyms', 'search-misses'],
    minimumRole: 'subadmin',
  },
  {
    id: 'storage',
    label: 'Storage',
    menu: { label: 'Files and storage' },
    group: 'Site',
    collections: ['media', 'media-folders', 'private-files'],
    urls: ['/storage'],
    minimumRole: 'subadmin',
  },
  {
    id: 'bulkEmails',
    label: 'Bulk e-mails',
    group: 'Site',
    collections: ['bulk-emails', 'win-back-sends'],
    shows: ['selling-products'],
    minimumRole: 'subadmin',
    feature: 'bulkEmails',
  },
  {
    id: 'announcements',
    label: 'Announcements',
    group: 'Site',
    collections: ['broadcasts', 'notifications'],
    minimumRole: 'admin',
  },
]
