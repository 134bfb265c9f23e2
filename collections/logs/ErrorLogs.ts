import { moduleAccess } from '#access/moduleRules.ts'
import { PANELS, SEVERITIES } from '#domain/logs/severities.ts'
import { searchByErrorCode } from '#hooks/logs/searchByErrorCode.ts'
import { projectScoped } from '../projectScoped.ts'

/**
 * Errors of browsers and failed reads (spec 3): one row per fingerprint and day, with a count. The list can also be searched by the code
 * that students quote. Purged at `deleteDate`, 90 days later (spec 9).
 */
export const ErrorLogs = projectScoped({
  slug: 'error-logs',
  lockDocuments: false,
  admin: {
    group: 'Logs',
    useAsTitle: 'message',
    defaultColumns: ['message', 'panel', 'severity', 'count', 'lastSeenAt'],
    listSearchableFields: ['message', 'fingerprint'],
  },
  access: moduleAccess('error-logs'),
  hooks: { beforeOperation: [searchByErrorCode] },
  fields: [
    { name: 'error', type: 'textarea', maxLength: 4000 },
    { name: 'message', type: 'text', required: true, maxLength: 500 },
    { name: 'refPath', type: 'text', maxLength: 500 },
    { name: 'functionName', type: 'text', maxLength: 200 },
    { name: 'severity', type: 'select', required: true, options: [...SEVERITIES], index: true },
    { name: 'panel', type: 'select', required: true, options: [...PANELS] },
    { name: 'platform', type: 'text', maxLength: 200 },
    { name: 'uid', type: 'text', maxLength: 40, index: true },
    { name: 'addedOn', type: 'date', required: true },
    // Time by the reporting browser's clock; the server's is `addedOn`.
    { name: 'nowDate', type: 'date' },
    { name: 'lastSeenAt', type: 'date', required: true, index: true },
    { name: 'deleteDate', type: 'date', required: true, index: true },
    { name: 'count', type: 'number', required: true, defaultValue: 1 },
    { name: 'fingerprint', type: 'text', required: true, index: true },
    { name: 'groupKey', type: 'text', required: true, unique: true, admin: { hidden: true } },
  ],
})
