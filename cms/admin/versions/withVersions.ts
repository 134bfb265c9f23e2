import type { CollectionConfig, Field } from 'payload'

/** Adds a list cell to Payload's `_status` field. */
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

/** Adds to a collection with drafts the status badge in its list and the note above its versions. */
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
