import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { projectOf } from '#access/projectOf.ts'
import { scopeOf } from '#access/scope.ts'
import { type SessionUser, viewerOf } from '#access/viewer.ts'
import { insertIfAbsent } from '#database/guard.ts'
import { AUDIT_MS, type AuditAction, type AuditChange, MAX_CHANGES } from '#domain/logs/audit.ts'
import { auditChange } from '#domain/logs/auditValue.ts'

export type AuditEntry = {
  action: AuditAction
  /** Slug of the collection concerned, or another name for what was changed. */
  entity: string
  entityId?: string | null
  entityTitle?: string | null
  /** One sentence without its full stop, such as `Changed product "Physics"`. */
  summary: string
  changes?: AuditChange[]
  /** Id of the project concerned; that of the request when left out, null for none. */
  project?: string | null
  now: Date
}

/** An audit row as stored, without its `key`. */
export function auditRow(req: PayloadRequest, entry: AuditEntry) {
  const { now, entity, action, entityId, entityTitle, summary, changes = [] } = entry
  const user = req.user as SessionUser | null
  const project = entry.project === undefined ? (projectOf(req)?.id ?? scopeOf(req)) : entry.project
  return {
    at: now.toISOString(),
    actor: user ? String(user.id) : null,
    actorName: (user?.name || user?.email || (user ? 'No name' : 'Server')).slice(0, 120),
    actorLevel: viewerOf(req)?.level ?? 0,
    action,
    entity: entity.slice(0, 60),
    entityId: entityId?.slice(0, 100) ?? null,
    entityTitle: entityTitle?.slice(0, 200) ?? null,
    summary: summary.slice(0, 400),
    changes: changes.slice(0, MAX_CHANGES).map(({ path, before, after }) => auditChange(path, before, after)),
    ip: req.headers?.get('x-internal-ip') ?? null,
    project,
    deleteDate: new Date(now.getTime() + AUDIT_MS).toISOString(),
  }
}

/** Whether the audit log records what a request did, by hooks or by the call itself. */
export const isAudited = (req: PayloadRequest): boolean => req.context?.isAudited === true

/** Marks a request as recorded in the audit log. */
export const markAudited = (req: PayloadRequest): void => {
  req.context ??= {}
  req.context.isAudited = true
}

/** Inserts one entry. A failed entry never fails the recorded action: it is logged as an error. */
export async function writeAudit(req: PayloadRequest, entry: AuditEntry): Promise<void> {
  try {
    const data = { ...auditRow(req, entry), key: randomUUID() }
    if (!(await insertIfAbsent({ payload: req.payload, collection: 'audit-logs', data }))) {
      throw new Error('the key of an audit entry was taken')
    }
    markAudited(req)
  } catch (err) {
    const { action, entity, entityId } = entry
    req.payload.logger.error({ msg: 'an audit entry was not written', action, entity, entityId, err })
  }
}
