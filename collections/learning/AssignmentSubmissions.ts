import { z } from 'zod'
import { moduleAccess } from '#access/moduleRules.ts'
import { AssignmentRoundSchema, HandedFileSchema } from '#domain/calls/learning/assignments.ts'
import { ASSIGNMENT_STATES, MAX_ASSIGNMENT_TEXT, MAX_REVIEW_COMMENT } from '#domain/learning/assignment.ts'
import { searchByStudent } from '#hooks/people/searchByStudent.ts'
import { jsonField } from '../fields/jsonField.ts'
import { projectScoped } from '../projectScoped.ts'

/**
 * Answers to assignments: one for a student and a lecture (`key`), with its rounds. Written by the calls of assignments alone, under `rev`.
 * Kept with the account, deleted with the lecture.
 */
export const AssignmentSubmissions = projectScoped({
  slug: 'assignment-submissions',
  custom: { isFlat: true },
  lockDocuments: false,
  labels: { singular: 'Assignment', plural: 'Assignments' },
  admin: {
    useAsTitle: 'title',
    group: 'Learning',
    defaultColumns: ['title', 'student', 'state', 'isLate', 'handedInAt', 'marks'],
    listSearchableFields: ['title', 'student'],
    components: {
      views: {
        edit: {
          default: {
            Component: '/admin/assignments/AssignmentPage#AssignmentPage',
            tab: { label: 'Assignment' },
          },
        },
      },
    },
  },
  access: moduleAccess('assignment-submissions'),
  hooks: { beforeOperation: [searchByStudent] },
  defaultSort: '-handedInAt',
  indexes: [{ fields: ['project', 'state', 'handedInAt'] }, { fields: ['class', 'state'] }],
  fields: [
    { name: 'title', type: 'text', required: true, label: 'Lesson' },
    {
      name: 'student',
      type: 'relationship',
      relationTo: 'users',
      required: true,
      index: true,
      admin: { components: { Cell: '/admin/orders/StudentCell#StudentCell' } },
    },
    {
      name: 'state',
      type: 'select',
      required: true,
      options: [...ASSIGNMENT_STATES],
      admin: { components: { Cell: '/admin/assignments/AssignmentStateCell#AssignmentStateCell' } },
    },
    {
      name: 'isLate',
      type: 'checkbox',
      required: true,
      label: 'Late',
      admin: { components: { Cell: '/admin/fields/CheckboxCell#CheckboxCell' } },
    },
    { name: 'handedInAt', type: 'date', required: true, label: 'Handed in' },
    { name: 'marks', type: 'number' },
    { name: 'class', type: 'relationship', relationTo: 'classes', required: true },
    { name: 'lecture', type: 'relationship', relationTo: 'lectures', required: true, index: true },
    { name: 'text', type: 'textarea', maxLength: MAX_ASSIGNMENT_TEXT },
    jsonField('files', z.array(HandedFileSchema)),
    { name: 'comment', type: 'textarea', maxLength: MAX_REVIEW_COMMENT },
    { name: 'reviewedAt', type: 'date' },
    { name: 'reviewer', type: 'relationship', relationTo: 'users' },
    jsonField('earlier', z.array(AssignmentRoundSchema)),
    { name: 'rev', type: 'number', required: true, defaultValue: 0, admin: { hidden: true } },
    { name: 'key', type: 'text', required: true, unique: true, admin: { hidden: true } },
  ],
})
