import type { PayloadRequest } from 'payload'
import { type AuditEntry, writeAudit } from '#hooks/audit/writeAudit.ts'

/**
 * Records a privileged act that the hooks of the collections do not see, such as an export or a change made by guarded
 * writes. Ordinary saves and deletes by staff are recorded by hooks/audit; a use case that saves through them and records
 * in its own words sets `req.context.skipAudit`. Never throws: an entry that could not be written is logged as an error.
 */
export const recordAudit = (req: PayloadRequest, entry: AuditEntry): Promise<void> => writeAudit(req, entry)
