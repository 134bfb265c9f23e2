import type { CollectionConfig } from 'payload'

/** Their forms hold keys, or records of people that must not stay in a browser. */
const NOT_KEPT = ['message-settings', 'payment-settings', 'users', 'orders', 'lead-submissions']

/** Gives the editor of a collection that staff write (hooks/audit) the keeper of unsaved text. */
export function withTypedText(collection: CollectionConfig): CollectionConfig {
  if (!collection.custom?.isAudited || NOT_KEPT.includes(collection.slug)) return collection
  const { admin = {} } = collection
  const edit = admin.components?.edit ?? {}
  return {
    ...collection,
    admin: {
      ...admin,
      components: {
        ...admin.components,
        edit: {
          ...edit,
          beforeDocumentControls: [
            ...(edit.beforeDocumentControls ?? []),
            '/admin/session/KeepTypedText#KeepTypedText',
          ],
        },
      },
    },
  }
}
