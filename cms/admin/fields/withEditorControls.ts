import { type CollectionConfig, formatLabels } from 'payload'
import { isSingleton } from '#domain/panel/singletons.ts'

/** Collections whose forms hold secrets or personal records, which must not stay in a browser. */
const WITHOUT_KEPT_TEXT = [
  'message-settings',
  'payment-settings',
  'courier-settings',
  'live-settings',
  'users',
  'orders',
  'shipments',
  'lead-submissions',
]

/** Autosave sends a refused draft again with the next change, so such forms need no UnsavedMarker. */
const isAutosaved = ({ versions }: CollectionConfig): boolean =>
  typeof versions === 'object' && typeof versions.drafts === 'object' && Boolean(versions.drafts.autosave)

/** `Coupon code` as used within a sentence: `coupon code`; abbreviations stay in capitals. */
const inSentence = (name: string): string =>
  /^[A-Z][a-z]/.test(name) ? `${name.charAt(0).toLowerCase()}${name.slice(1)}` : name

/**
 * Adds controls to the edit view of every audited collection (hooks/audit): FinishRows, NameWrongFields, RefusedFields, UnsavedTextKeeper,
 * UnsavedMarker, and a heading for new documents and singletons.
 */
export function withEditorControls(collection: CollectionConfig): CollectionConfig {
  if (!collection.custom?.isAudited) return collection
  const { admin = {} } = collection
  const edit = admin.components?.edit ?? {}
  const keepTypedText = WITHOUT_KEPT_TEXT.includes(collection.slug)
    ? []
    : ['/admin/session/UnsavedTextKeeper#UnsavedTextKeeper']
  const title = {
    path: '/admin/settings/SettingsTitle#SettingsTitle',
    clientProps: { label: collection.labels?.singular },
  }
  const singular = collection.labels?.singular
  const name =
    typeof singular === 'string' ? inSentence(singular) : formatLabels(collection.slug).singular.toLowerCase()
  const untitled = { path: '/admin/fields/NewTitle#NewTitle', clientProps: { label: `New ${name}` } }
  const controls = [
    '/admin/fields/FinishRows#FinishRows',
    '/admin/fields/NameWrongFields#NameWrongFields',
    '/admin/fields/RefusedFields#RefusedFields',
    ...keepTypedText,
    ...(isAutosaved(collection) ? [] : ['/admin/session/UnsavedMarker#UnsavedMarker']),
    isSingleton(collection.slug) ? title : untitled,
  ]
  return {
    ...collection,
    admin: {
      ...admin,
      components: {
        ...admin.components,
        edit: { ...edit, beforeDocumentControls: [...(edit.beforeDocumentControls ?? []), ...controls] },
      },
    },
  }
}
