import type { PayloadRequest } from 'payload'
import { type AuditEntry, writeAudit } from '#hooks/audit/writeAudit.ts'

/**
 * Records a privileged action that collection hooks do not see, such as an export or a conditional update. Ordinary saves and deletes by
 * staff are recorded by hooks/audit; an operation that saves through them but records its own entry sets `req.context.skipAudit`. Never
 * throws: an entry that could not be written is logged as an error.
 */
export const recordAudit = (req: PayloadRequest, entry: AuditEntry): Promise<void> => writeAudit(req, entry)
