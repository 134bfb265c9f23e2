import { type CollectionConfig, formatLabels } from 'payload'
import { isSingleton } from '#domain/panel/singletons.ts'

/** Their forms hold keys, or records of people that must not stay in a browser. */
const NOT_KEPT = [
  ...['message-settings', 'payment-settings', 'courier-settings', 'users', 'orders', 'shipments'],
  'lead-submissions',
]

/** Whether drafts save themselves: what was refused is sent again with the next letter anyway. */
const isAutosaved = ({ versions }: CollectionConfig): boolean =>
  typeof versions === 'object' && typeof versions.drafts === 'object' && Boolean(versions.drafts.autosave)

/** `Coupon code` as it stands in a sentence; what is written in capitals stays so. */
const lowered = (name: string): string =>
  /^[A-Z][a-z]/.test(name) ? `${name.charAt(0).toLowerCase()}${name.slice(1)}` : name

/**
 * Gives the editor of a collection that staff write (hooks/audit) what all of them need beside their own controls: rows
 * that always get their fields, messages that name wrong fields, the keeper of unsaved text, and a name for the heading where there is one document.
 */
export function withEditorControls(collection: CollectionConfig): CollectionConfig {
  if (!collection.custom?.isAudited) return collection
  const { admin = {} } = collection
  const edit = admin.components?.edit ?? {}
  const keeper = NOT_KEPT.includes(collection.slug) ? [] : ['/admin/session/KeepTypedText#KeepTypedText']
  const title = {
    path: '/admin/settings/SettingsTitle#SettingsTitle',
    clientProps: { label: collection.labels?.singular },
  }
  const singular = collection.labels?.singular
  const name =
    typeof singular === 'string' ? lowered(singular) : formatLabels(collection.slug).singular.toLowerCase()
  const untitled = { path: '/admin/fields/NewTitle#NewTitle', clientProps: { label: `New ${name}` } }
  const controls = [
    '/admin/fields/FinishRows#FinishRows',
    '/admin/fields/NameWrongFields#NameWrongFields',
    ...keeper,
    ...(isAutosaved(collection) ? [] : ['/admin/session/StillUnsaved#StillUnsaved']),
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
