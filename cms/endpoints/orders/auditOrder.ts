import type { PayloadRequest } from 'payload'
import { idOf } from '#database/idOf.ts'
import type { AuditChange } from '#domain/logs/audit.ts'
import type { Order } from '#payload-types'
import { recordAudit } from '../../operations/audit/recordAudit.ts'

/** Writes an audit entry about an order. */
export const auditOrder = (
  req: PayloadRequest,
  order: Pick<Order, 'id' | 'number' | 'project'>,
  summary: string,
  now: Date,
  changes: AuditChange[] = [],
): Promise<void> =>
  recordAudit(req, {
    action: 'update',
    entity: 'orders',
    entityId: String(order.id),
    entityTitle: order.number,
    now,
    summary,
    changes,
    project: idOf(order.project) ?? null,
  })
