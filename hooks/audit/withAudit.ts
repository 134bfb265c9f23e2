import type { CollectionConfig, CollectionSlug } from 'payload'
import { MODULES } from '#access/modules.ts'
import { auditChange, auditDelete } from './auditSaves.ts'
import { refuseStaleSave } from './refuseStaleSave.ts'

/** Their rows say themselves what was done, and who did it. */
const TELL_THEMSELVES: readonly CollectionSlug[] = ['exports', 'imports', 'notifications']

/** The form of a person sends what was changed in it and nothing else (cms/admin/people/SavePerson.tsx, hooks/users/refuseStaleIdentity.ts). */
const SENDS_CHANGES_ALONE = ['users']

/** Whether staff may write it: a collection of a module that is not read-only (access/modules.ts). */
const isWrittenByStaff = (slug: string): boolean =>
  !TELL_THEMSELVES.includes(slug as CollectionSlug) &&
  MODULES.some(
    ({ collections, isReadOnly }) => !isReadOnly && (collections as readonly string[]).includes(slug),
  )

/**
 * Has the audit log told of what people do with a collection of the panel, and refuses to save over what somebody else did
 * meanwhile; others stay as they are.
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
        ...(SENDS_CHANGES_ALONE.includes(collection.slug) ? [] : [refuseStaleSave]),
        ...(hooks.beforeChange ?? []),
      ],
      afterChange: [...(hooks.afterChange ?? []), auditChange],
      afterDelete: [...(hooks.afterDelete ?? []), auditDelete],
    },
  }
}
