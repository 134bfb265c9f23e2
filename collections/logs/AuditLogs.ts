import { readByModules } from '#access/moduleRules.ts'
import { AUDIT_ACTIONS, AuditChangesSchema } from '#domain/logs/audit.ts'
import { jsonField } from '../fields/jsonField.ts'
import { projectScoped } from '../projectScoped.ts'

/**
 * Every privileged write: who, when, what, before and after; secrets and codes never. Read by admins only, written by the
 * server. Purged at `deleteDate`, a year later. What owners do outside every project has no project.
 */
export const AuditLogs = projectScoped({
  slug: 'audit-logs',
  enableQueryPresets: true,
  lockDocuments: false,
  custom: { isFlat: true },
  labels: { singular: 'Audit entry', plural: 'Audit log' },
  admin: {
    group: 'Settings',
    useAsTitle: 'summary',
    defaultColumns: ['at', 'actorName', 'summary', 'action'],
    listSearchableFields: ['summary', 'actorName'],
  },
  access: readByModules('audit-logs'),
  defaultSort: '-at',
  indexes: [{ fields: ['project', 'at'] }, { fields: ['entity', 'entityId'] }],
  fields: [
    { name: 'at', type: 'date', required: true, index: true },
    { name: 'actor', type: 'text', maxLength: 60, index: true },
    { name: 'actorName', type: 'text', required: true, maxLength: 120, label: 'Who' },
    { name: 'actorLevel', type: 'number', required: true, defaultValue: 0 },
    { name: 'action', type: 'select', required: true, options: [...AUDIT_ACTIONS], index: true },
    { name: 'entity', type: 'text', required: true, maxLength: 60, label: 'What' },
    { name: 'entityId', type: 'text', maxLength: 100 },
    { name: 'entityTitle', type: 'text', maxLength: 200 },
    { name: 'summary', type: 'text', required: true, maxLength: 400 },
    jsonField('changes', AuditChangesSchema),
    { name: 'ip', type: 'text', maxLength: 60 },
    { name: 'deleteDate', type: 'date', required: true, index: true },
  ],
})
