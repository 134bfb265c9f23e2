import { moduleAccess } from '#access/moduleRules.ts'
import { projectScoped } from '../projectScoped.ts'

/**
 * How far a student is in a lecture: one narrow row (`key`), written every 15 s while they learn. `played` are the parts of the recording
 * that were played (domain/learning/playedTime.ts), times in seconds; in a PDF `positionS` is the page. Kept with the
 * account, deleted with the lecture.
 */
export const LectureProgress = projectScoped({
  slug: 'lecture-progress',
  custom: { isFlat: true },
  lockDocuments: false,
  admin: { hidden: true },
  access: moduleAccess('lecture-progress'),
  indexes: [{ fields: ['student', 'class'] }, { fields: ['project', 'reportedAt'] }],
  fields: [
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'student', type: 'relationship', relationTo: 'users', required: true },
    { name: 'class', type: 'relationship', relationTo: 'classes', required: true },
    { name: 'lecture', type: 'relationship', relationTo: 'lectures', required: true, index: true },
    { name: 'positionS', type: 'number', required: true, defaultValue: 0 },
    { name: 'lengthS', type: 'number', required: true, defaultValue: 0 },
    { name: 'played', type: 'text', maxLength: 5000 },
    { name: 'playedS', type: 'number', required: true, defaultValue: 0 },
    { name: 'dwellS', type: 'number', required: true, defaultValue: 0 },
    // The session of the last report, whose media address stays valid while it continues.
    { name: 'session', type: 'text', admin: { hidden: true } },
    { name: 'startedAt', type: 'date', required: true },
    { name: 'reportedAt', type: 'date', required: true },
    { name: 'rev', type: 'number', required: true, defaultValue: 0 },
  ],
})
