import { moduleAccess } from '#access/moduleRules.ts'
import { SCHEDULE_ACTIONS, SCHEDULE_STATES, SCHEDULED_COLLECTIONS } from '#domain/content/schedule.ts'
import { projectScoped } from '../projectScoped.ts'

/**
 * A document that is published or unpublished automatically. Written by content/schedule; the job runner
 * takes each due row once with a guarded change of `state` and may repeat it after a crash (`leasedUntil`).
 * Done rows are purged after 90 days.
 */
export const ScheduledChanges = projectScoped({
  slug: 'scheduled-changes',
  lockDocuments: false,
  custom: { isFlat: true },
  labels: { singular: 'Scheduled change', plural: 'Scheduled changes' },
  // Shown in the calendar at /schedule.
  admin: {
    hidden: true,
    group: 'Site',
    useAsTitle: 'title',
    defaultColumns: ['title', 'action', 'at', 'state'],
  },
  access: moduleAccess('scheduled-changes'),
  defaultSort: 'at',
  indexes: [{ fields: ['state', 'at'] }, { fields: ['project', 'at'] }, { fields: ['entity', 'entityId'] }],
  fields: [
    { name: 'entity', type: 'select', required: true, options: [...SCHEDULED_COLLECTIONS] },
    { name: 'entityId', type: 'text', required: true, maxLength: 100 },
    { name: 'title', type: 'text', required: true, maxLength: 200 },
    { name: 'action', type: 'select', required: true, options: [...SCHEDULE_ACTIONS] },
    { name: 'at', type: 'date', required: true },
    { name: 'state', type: 'select', required: true, defaultValue: 'pending', options: [...SCHEDULE_STATES] },
    { name: 'createdBy', type: 'relationship', relationTo: 'users' },
    { name: 'createdByName', type: 'text', maxLength: 120 },
    { name: 'leasedUntil', type: 'date' },
    { name: 'doneAt', type: 'date' },
    { name: 'problem', type: 'text', maxLength: 500 },
  ],
})
