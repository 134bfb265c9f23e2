import type { Field } from 'payload'
import { moduleAccess } from '#access/moduleRules.ts'
import { projectScoped } from '../projectScoped.ts'

const count = (name: string): Field => ({ name, type: 'number', required: true, defaultValue: 0 })

/**
 * Sums of a class's content, updated as lectures are added and removed (hooks/lectures), never typed. One per
 * class; deleted with it.
 */
export const ClassContentSummaries = projectScoped({
  slug: 'class-content-summaries',
  purgesPages: true,
  lockDocuments: false,
  labels: { singular: 'Course summary', plural: 'Course summaries' },
  admin: {
    group: 'Learning',
    useAsTitle: 'id',
    defaultColumns: ['class', 'lectures', 'videos', 'pdfs', 'minutes', 'freeLectures'],
  },
  access: moduleAccess('class-content-summaries'),
  fields: [
    { name: 'class', type: 'relationship', relationTo: 'classes', required: true, unique: true },
    ...[
      'lectures',
      'texts',
      'videos',
      'audios',
      'pdfs',
      'quizzes',
      'links',
      'assignments',
      'lives',
      'minutes',
      'freeLectures',
    ].map(count),
  ],
})
