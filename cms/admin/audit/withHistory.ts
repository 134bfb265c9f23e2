import type { CollectionConfig } from 'payload'

/** Adds the "Activity log" tab to the documents of an audited collection (hooks/audit). */
export function withHistory(collection: CollectionConfig): CollectionConfig {
  if (!collection.custom?.isAudited) return collection
  const { admin = {} } = collection
  const { views = {} } = admin.components ?? {}
  const history = {
    Component: '/admin/audit/HistoryView#HistoryView',
    path: '/history',
    tab: {
      label: 'Activity log',
      href: '/history',
      condition: ({ permissions }: { permissions: { collections?: Record<string, { read?: unknown }> } }) =>
        Boolean(permissions?.collections?.['audit-logs']?.read),
    },
  }
  return {
    ...collection,
    admin: {
      ...admin,
      components: { ...admin.components, views: { ...views, edit: { ...views.edit, history } } } as never,
    },
  }
}
