import type { PayloadRequest } from 'payload'
import type { AuditAction } from '#domain/logs/audit.ts'
import { isAudited } from '#hooks/audit/writeAudit.ts'
import { recordAudit } from './recordAudit.ts'

/** The audit entry of a panel call that does not record a more precise one itself. */
export type AuditRule = {
  /** Slug of the collection concerned, or another name. */
  entity: string
  /** Summary of the action, such as `Added a note to an order`. */
  did: string
  /** The field of the body that names the document. */
  id?: string
  /** @default 'update' */
  action?: AuditAction
}

/** Records a successful call in the audit log, unless the request has already recorded an entry; a dry run changes nothing and has none. */
export async function auditCall(req: PayloadRequest, rule: AuditRule, body: unknown): Promise<void> {
  const { dryRun } = body as { dryRun?: unknown }
  if (isAudited(req) || dryRun === true) return
  const id = rule.id ? (body as Record<string, unknown>)[rule.id] : null
  await recordAudit(req, {
    action: rule.action ?? 'update',
    entity: rule.entity,
    summary: rule.did,
    now: new Date(),
    entityId: typeof id === 'string' || typeof id === 'number' ? String(id) : null,
  })
}
