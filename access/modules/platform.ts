import type { CollectionSlug } from 'payload'
import type { Module } from '#domain/roles/Module.ts'

/** What belongs to no project. */
export const PLATFORM: readonly Module<CollectionSlug>[] = [
  {
    id: 'projects',
    label: 'Projects',
    group: 'Platform',
    collections: ['projects'],
    urls: ['/projects'],
    minimumRole: 'owner',
  },
]
