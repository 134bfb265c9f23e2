import { z } from 'zod'
import { moduleAccess } from '#access/moduleRules.ts'
import { DOUBT_SUBJECTS, StoredDoubtMessageSchema } from '#domain/calls/doubts.ts'
import { ESCALATIONS } from '#domain/doubts/doubts.ts'
import { DOUBT_SHARINGS } from '#domain/doubts/sharing.ts'
import { DOUBT_STATES } from '#domain/doubts/transitions.ts'
import { StoredFileSchema } from '#domain/tickets/files.ts'
import { searchByStudent } from '#hooks/people/searchByStudent.ts'
import { jsonField } from '../fields/jsonField.ts'
import { projectScoped } from '../projectScoped.ts'

const readOnly = { readOnly: true } as const

/** A student's question to the experts. Written by the calls of doubts alone; and never changed by forms. Kept for 3 years. */
export const Doubts = projectScoped({
  slug: 'doubts',
  lockDocuments: false,
  labels: { singular: 'Doubt', plural: 'Doubts' },
  admin: {
    useAsTitle: 'number',
    group: 'Learning',
    defaultColumns: ['number', 'title', 'subject', 'student', 'state', 'expert', 'createdAt'],
    listSearchableFields: ['number', 'title', 'student'],
    components: {
      beforeListTable: ['/admin/doubts/DoubtQueues#DoubtQueues'],
      views: {
        edit: { default: { Component: '/admin/doubts/DoubtPage#DoubtPage', tab: { label: 'Doubt' } } },
      },
    },
  },
  access: moduleAccess('doubts'),
  hooks: { beforeOperation: [searchByStudent] },
  defaultSort: '-createdAt',
  indexes: [
    { fields: ['project', 'number'] },
    { fields: ['student', 'createdAt'] },
    { fields: ['project', 'state', 'dueAt'] },
    { fields: ['expert', 'state', 'dueAt'] },
    { fields: ['state', 'movedAt'] },
    { fields: ['state', 'dueAt'] },
    { fields: ['payDue', 'movedAt'] },
    { fields: ['project', 'createdAt'] },
    { fields: ['project', 'sharing', 'createdAt'] },
  ],
  fields: [
    { name: 'number', type: 'text', required: true, admin: readOnly },
    { name: 'doubtKey', type: 'text', required: true, unique: true, admin: { hidden: true } },
    {
      name: 'student',
      type: 'relationship',
      relationTo: 'users',
      required: true,
      admin: { readOnly: true, components: { Cell: '/admin/orders/StudentCell#StudentCell' } },
    },
    { name: 'subject', type: 'select', required: true, options: [...DOUBT_SUBJECTS], admin: readOnly },
    { name: 'title', type: 'text', required: true, maxLength: 120, admin: readOnly },
    { name: 'text', type: 'textarea', required: true, maxLength: 3000, admin: readOnly },
    jsonField('files', z.array(StoredFileSchema), { defaultValue: [], admin: { hidden: true } }),
    { name: 'lecture', type: 'relationship', relationTo: 'lectures', admin: readOnly },
    { name: 'second', type: 'number', admin: readOnly },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'new',
      options: [...DOUBT_STATES],
      admin: { readOnly: true, components: { Cell: '/admin/doubts/DoubtStateCell#DoubtStateCell' } },
    },
    { name: 'expert', type: 'relationship', relationTo: 'users', admin: readOnly },
    /** Since when it waits for an expert; null when it does not. */
    { name: 'waitingSince', type: 'date', admin: readOnly },
    /** By when it has to be answered; null when it does not wait. */
    { name: 'dueAt', type: 'date', admin: readOnly },
    /** When its state last changed. */
    { name: 'movedAt', type: 'date', required: true, admin: { hidden: true } },
    jsonField('messages', z.array(StoredDoubtMessageSchema), { defaultValue: [], admin: { hidden: true } }),
    { name: 'messageCount', type: 'number', required: true, defaultValue: 0, admin: { hidden: true } },
    {
      name: 'sharing',
      type: 'select',
      required: true,
      defaultValue: 'private',
      options: [...DOUBT_SHARINGS],
      admin: readOnly,
    },
    { name: 'rejectedFor', type: 'text', maxLength: 300, admin: readOnly },
    { name: 'rating', type: 'number', min: 1, max: 5, admin: readOnly },
    /** Ratings of up to 2 that earlier answers got. */
    { name: 'badRatings', type: 'number', required: true, defaultValue: 0, admin: { hidden: true } },
    {
      name: 'escalatedFor',
      type: 'select',
      options: [...ESCALATIONS],
      label: 'Escalated for',
      admin: readOnly,
    },
    { name: 'escalatedAt', type: 'date', admin: readOnly },
    /** Whether its expert is still to be paid for it. */
    { name: 'payDue', type: 'checkbox', defaultValue: false, admin: { hidden: true } },
    { name: 'rev', type: 'number', required: true, defaultValue: 0, admin: { hidden: true } },
  ],
})
