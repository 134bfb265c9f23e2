import type { CollectionConfig, Field } from 'payload'
import { moduleAccess } from '#access/moduleRules.ts'
import { nobodyField } from '#access/rules.ts'
import { AUDIT_ACTIONS, AuditChangesSchema } from '#domain/logs/audit.ts'
import { ACTION_LABELS } from '#domain/logs/auditSummary.ts'
import { jsonField } from '../fields/jsonField.ts'
import { projectScoped } from '../projectScoped.ts'

const scoped = projectScoped({
  slug: 'audit-logs',
  lockDocuments: false,
  custom: { isFlat: true },
  labels: { singular: 'Audit entry', plural: 'Audit log' },
  admin: {
    group: 'Settings',
    useAsTitle: 'summary',
    defaultColumns: ['summary', 'actorName', 'action', 'at'],
    listSearchableFields: ['summary', 'actorName'],
    pagination: { defaultLimit: 25, limits: [10, 25, 50, 100] },
    components: { views: { edit: { default: { Component: '/admin/audit/EntryView#EntryView' } } } },
  },
  access: moduleAccess('audit-logs'),
  defaultSort: '-at',
  // Needed to show times in the project's time zone.
  forceSelect: { project: true },
  indexes: [{ fields: ['project', 'at'] }, { fields: ['entity', 'entityId'] }],
  fields: [
    {
      name: 'at',
      type: 'date',
      required: true,
      index: true,
      label: 'When',
      admin: {
        date: { pickerAppearance: 'dayAndTime' },
        components: { Cell: '/admin/audit/TimeCell#TimeCell' },
      },
    },
    { name: 'actor', type: 'text', maxLength: 60, index: true },
    { name: 'actorName', type: 'text', required: true, maxLength: 120, label: 'Who' },
    { name: 'actorLevel', type: 'number', required: true, defaultValue: 0 },
    {
      name: 'action',
      type: 'select',
      required: true,
      options: AUDIT_ACTIONS.map((value) => ({ value, label: ACTION_LABELS[value] })),
      index: true,
    },
    { name: 'entity', type: 'text', required: true, maxLength: 60, label: 'What' },
    { name: 'entityId', type: 'text', maxLength: 100 },
    { name: 'entityTitle', type: 'text', maxLength: 200 },
    { name: 'summary', type: 'text', required: true, maxLength: 400 },
    jsonField('changes', AuditChangesSchema),
    { name: 'ip', type: 'text', maxLength: 60 },
    { name: 'deleteDate', type: 'date', required: true, index: true },
    // Autosaves of one document by one person share an entry; every other entry has its own key.
    {
      name: 'key',
      type: 'text',
      required: true,
      unique: true,
      access: { read: nobodyField },
      admin: { hidden: true },
    },
  ],
})

/**
 * Every privileged write: who, when, what, before and after; never secrets or codes. Read only by admins,
 * written by the server. Purged at `deleteDate`, a year later. Actions of platform owners outside any project
 * have no project.
 */
export const AuditLogs: CollectionConfig = {
  ...scoped,
  fields: scoped.fields.map((field) =>
    'name' in field && field.name === 'project' ? ({ ...field, required: false } as Field) : field,
  ),
}
