import { moduleAccess } from '#access/moduleRules.ts'
import { nobodyField } from '#access/rules.ts'
import { searchByStudent } from '#hooks/people/searchByStudent.ts'
import { projectScoped } from '../projectScoped.ts'

/**
 * Attendance of live classes, with durations: one row per class and student (`key` is unique). Only `learn/joinlive` and the heartbeats of
 * `learn/livebeat` write it, guarded by the `rev` that they read. Kept with the account, deleted with the live class.
 */
export const LiveAttendances = projectScoped({
  slug: 'live-attendances',
  custom: { isFlat: true },
  lockDocuments: false,
  labels: { singular: 'Attendance', plural: 'Attendance' },
  admin: {
    useAsTitle: 'title',
    group: 'Learning',
    defaultColumns: ['title', 'student', 'joinedAt', 'lastBeatAt', 'seconds'],
    listSearchableFields: ['title', 'student'],
  },
  access: moduleAccess('live-attendances'),
  hooks: { beforeOperation: [searchByStudent] },
  defaultSort: '-joinedAt',
  indexes: [{ fields: ['session', 'seconds'] }],
  fields: [
    { name: 'title', type: 'text', required: true, label: 'Live class' },
    {
      name: 'student',
      type: 'relationship',
      relationTo: 'users',
      required: true,
      index: true,
      admin: { components: { Cell: '/admin/orders/StudentCell#StudentCell' } },
    },
    { name: 'joinedAt', type: 'date', required: true, label: 'Came' },
    { name: 'lastBeatAt', type: 'date', required: true, label: 'Last seen' },
    {
      name: 'seconds',
      type: 'number',
      required: true,
      label: 'Present',
      admin: { components: { Cell: '/admin/live/PresentCell#PresentCell' } },
    },
    { name: 'session', type: 'relationship', relationTo: 'live-meet-sessions', required: true },
    { name: 'class', type: 'relationship', relationTo: 'classes', required: true, index: true },
    // The student's own join address from the provider; anyone who opens it joins under their name.
    {
      name: 'way',
      type: 'text',
      maxLength: 2000,
      admin: { hidden: true },
      access: { create: nobodyField, read: nobodyField, update: nobodyField },
    },
    { name: 'rev', type: 'number', required: true, defaultValue: 0, admin: { hidden: true } },
    { name: 'key', type: 'text', required: true, unique: true, admin: { hidden: true } },
  ],
})
