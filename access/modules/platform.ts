import type { CollectionSlug } from 'payload'
import type { Module } from '#domain/roles/Module.ts'

/** Modules outside any project. */
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
