import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload'
import { viewerOf } from '#access/viewer.ts'
import { idOf } from '#database/idOf.ts'
import type { AuditAction, AuditChange } from '#domain/logs/audit.ts'
import { auditSummary } from '#domain/logs/auditSummary.ts'
import { isDraftSave, isSet } from '../shared/isDraftSave.ts'
import { changesOf } from './changesOf.ts'
import { writeAudit } from './writeAudit.ts'
import { writeAutosaveAudit } from './writeAutosaveAudit.ts'

type Doc = Record<string, unknown> & { id?: string | number }

/** The server's own writes, and those of students, are not privileged. */
const isPrivileged = (req: PayloadRequest): boolean =>
  viewerOf(req)?.isStaff === true && !req.context.skipAudit

function actionOf(req: PayloadRequest, before: Doc, after: Doc): AuditAction {
  if (req.method === 'POST' && /\/versions\/[^/]+$/.test(req.pathname ?? '')) return 'restore'
  if (before._status !== after._status && !isDraftSave(req)) {
    if (after._status === 'published') return 'publish'
    if (before._status === 'published') return 'unpublish'
  }
  return 'update'
}

function entryOf(
  collection: SanitizedCollectionConfig,
  docs: { doc: Doc; title: unknown; at?: Date },
  action: AuditAction,
  changes: AuditChange[],
) {
  const { doc, title, at = new Date() } = docs
  const label = typeof collection.labels.singular === 'string' ? collection.labels.singular : collection.slug
  const entityTitle = typeof title === 'string' || typeof title === 'number' ? String(title) : null
  const isProject = collection.slug === 'projects'
  return {
    action,
    entity: collection.slug,
    entityId: String(doc.id),
    entityTitle,
    summary: auditSummary({ action, label, title: entityTitle, paths: changes.map(({ path }) => path) }),
    changes,
    // What an owner does to a person without a project is recorded without one; only owners read it.
    project: isProject ? String(doc.id) : idOf(doc.project as string | null),
    now: at,
  }
}

const titleField = ({ admin }: SanitizedCollectionConfig): string => admin.useAsTitle ?? 'id'

/** After a save by staff, in the panel or over REST: records who changed what, with old and new values. */
export const auditChange: CollectionAfterChangeHook = async (args) => {
  const { collection, doc, data = {}, operation, previousDoc, req } = args
  if (!isPrivileged(req)) return doc
  const isCreate = operation === 'create'
  const before: Doc = isCreate ? {} : (previousDoc ?? {})
  // Not `doc`, which only has what the request selected (select, depth); `data` is what was saved.
  const after: Doc = { ...data, id: doc.id, project: data.project ?? doc.project ?? before.project }
  const changes = changesOf(collection.flattenedFields, before, after)
  const action = isCreate ? 'create' : actionOf(req, before, after)
  if (action === 'update' && changes.length === 0) return doc
  const field = titleField(collection)
  // The time of the save itself: a form opened after it must not count this entry as newer
  // (refuseStaleSave.ts).
  const at = new Date(doc.updatedAt ?? Date.now())
  const entry = entryOf(collection, { doc: after, title: after[field] ?? before[field], at }, action, changes)
  const write = !isCreate && isSet(req.query?.autosave) ? writeAutosaveAudit : writeAudit
  await write(req, entry)
  return doc
}

/** After a delete by staff: records the deleted values. */
export const auditDelete: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
  if (isPrivileged(req)) {
    const changes = changesOf(collection.flattenedFields, doc, {})
    await writeAudit(req, entryOf(collection, { doc, title: doc[titleField(collection)] }, 'delete', changes))
  }
  return doc
}
