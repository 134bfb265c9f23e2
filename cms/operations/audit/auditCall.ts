import type { PayloadRequest } from 'payload'
import type { AuditAction } from '#domain/logs/audit.ts'
import { isAudited } from '#hooks/audit/writeAudit.ts'
import { recordAudit } from './recordAudit.ts'

/** What the audit log tells of a call of the panel that tells nothing more exact by itself. */
export type AuditRule = {
  /** Slug of the collection that it is about, or the name of what else it is. */
  entity: string
  /** What somebody did, such as `Added a note to an order`. */
  did: string
  /** The field of the body that names the document. */
  id?: string
  /** @default 'update' */
  action?: AuditAction
}

/** Tells the audit log of a call that succeeded, unless something that it did was told already. */
export async function auditCall(req: PayloadRequest, rule: AuditRule, body: unknown): Promise<void> {
  if (isAudited(req)) return
  const id = rule.id ? (body as Record<string, unknown>)[rule.id] : null
  await recordAudit(req, {
    ...{ action: rule.action ?? 'update', entity: rule.entity, summary: rule.did, now: new Date() },
    entityId: typeof id === 'string' || typeof id === 'number' ? String(id) : null,
  })
}
