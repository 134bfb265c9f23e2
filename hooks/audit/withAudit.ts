import type { CollectionConfig, CollectionSlug } from 'payload'
import { MODULES } from '#access/modules.ts'
import { auditChange, auditDelete } from './auditSaves.ts'
import { refuseStaleSave } from './refuseStaleSave.ts'

/** Collections whose rows already record who did what. */
const SELF_RECORDING: readonly CollectionSlug[] = ['exports', 'imports', 'notifications']

/**
 * The form of a person sends only what was changed in it (cms/admin/people/SavePerson.tsx,
 * hooks/people/refuseStaleIdentity.ts).
 */
const SENDS_ONLY_CHANGES = ['users']

/** Whether staff may write it: a collection of a module that is not read-only (access/modules.ts). */
const isWrittenByStaff = (slug: string): boolean =>
  !SELF_RECORDING.includes(slug as CollectionSlug) &&
  MODULES.some(
    ({ collections, isReadOnly }) => !isReadOnly && (collections as readonly string[]).includes(slug),
  )

/**
 * Adds to a collection of the panel the audit log of people's changes, and the refusal to overwrite newer
 * changes of others; other collections are returned unchanged.
 */
export function withAudit(collection: CollectionConfig): CollectionConfig {
  if (!isWrittenByStaff(collection.slug)) return collection
  const { hooks = {} } = collection
  return {
    ...collection,
    custom: { ...collection.custom, isAudited: true },
    hooks: {
      ...hooks,
      beforeChange: [
        ...(SENDS_ONLY_CHANGES.includes(collection.slug) ? [] : [refuseStaleSave]),
        ...(hooks.beforeChange ?? []),
      ],
      afterChange: [...(hooks.afterChange ?? []), auditChange],
      afterDelete: [...(hooks.afterDelete ?? []), auditDelete],
    },
  }
}
