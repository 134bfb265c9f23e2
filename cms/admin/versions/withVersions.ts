import type { CollectionConfig, Field } from 'payload'

/** Completes Payload's own field, whose states are words alone. */
const status: Field = {
  name: '_status',
  label: 'Status',
  type: 'select',
  options: [
    { value: 'draft', label: 'Draft' },
    { value: 'published', label: 'Published' },
  ],
  admin: { components: { Cell: '/admin/versions/PublishedCell#PublishedCell' } },
}

/** Gives a collection with drafts its state as a badge in the list, and says over its versions what they are for. */
export function withVersions(collection: CollectionConfig): CollectionConfig {
  if (typeof collection.versions !== 'object' || !collection.versions.drafts) return collection
  const { admin = {} } = collection
  const { components = {} } = admin
  const note = {
    path: '/admin/versions/VersionsNote#VersionsNote',
    clientProps: { hasLog: Boolean(collection.custom?.isAudited) },
  }
  return {
    ...collection,
    fields: [...collection.fields, status],
    admin: {
      ...admin,
      components: {
        ...components,
        Description: components.Description ?? note,
      },
    },
  }
}
