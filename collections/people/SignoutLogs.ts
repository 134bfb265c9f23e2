import { moduleAccess } from '#access/moduleRules.ts'
import { projectScoped } from '../projectScoped.ts'

/** Who signed out when (spec 3). Written by sign-out; purged at `deleteDate`, 90 days later (spec 9). */
export const SignoutLogs = projectScoped({
  slug: 'signout-logs',
  lockDocuments: false,
  admin: { group: 'People', defaultColumns: ['uid', 'addedOn'], useAsTitle: 'uid' },
  access: moduleAccess('signout-logs'),
  fields: [
    { name: 'uid', type: 'text', required: true, index: true },
    { name: 'addedOn', type: 'date', required: true },
    { name: 'sessionId', type: 'text', required: true },
    { name: 'deleteDate', type: 'date', required: true, index: true },
  ],
})
