import type { Field, RelationshipFieldSingleValidation, Where } from 'payload'
import { idOf } from '#database/idOf.ts'
import { isRecording } from '#domain/learning/lectureCounts.ts'
import type { Opening } from '#domain/learning/lessonLock.ts'

/** Fields with the conditions for completing a lecture. */
export const completionFields = (): Field[] => [
  {
    type: 'row',
    fields: [
      {
        name: 'quiz',
        type: 'relationship',
        relationTo: 'quizzes',
        admin: { description: 'Taken within the lesson, below its text' },
        validate: ((value, { siblingData }) =>
          (siblingData as { kind?: string }).kind !== 'quiz' ||
          Boolean(value) ||
          'Choose the quiz of the lesson') as RelationshipFieldSingleValidation,
      },
      {
        name: 'quizPassPercent',
        type: 'number',
        label: 'Percent to pass',
        min: 1,
        max: 100,
        admin: {
          condition: (data) => Boolean(data.quiz),
          description: 'If set, the lesson is done only after so many percent of the marks of its quiz',
        },
      },
    ],
  },
  {
    type: 'row',
    fields: [
      {
        name: 'playedPercent',
        type: 'number',
        label: 'Percent to play',
        min: 1,
        max: 100,
        admin: {
          condition: (data) => isRecording(data.kind),
          description: 'If set, the lesson is done only after so many percent of it were really played',
        },
      },
      {
        name: 'dwellMinutes',
        type: 'number',
        label: 'Minutes to stay',
        min: 1,
        max: 600,
        admin: {
          condition: (data) => !isRecording(data.kind),
          description:
            'If set, the lesson is done only after it was open in front of the student for so long',
        },
      },
    ],
  },
]

const OPENING_LABELS: Record<Opening, string> = {
  always: 'At once',
  onDay: 'At a time',
  afterStart: 'Days after the student’s start',
  afterPrevious: 'After the lesson before it',
  beforeExam: 'Days before the exam of the student',
}

const needsDays = (opens: unknown): boolean => opens === 'afterStart' || opens === 'beforeExam'

/** Fields with the time at which a lecture opens to students of its class. Free previews are always open. */
export const openingFields = (): Field[] => [
  {
    type: 'row',
    fields: [
      {
        name: 'opens',
        type: 'select',
        required: true,
        defaultValue: 'always',
        options: Object.entries(OPENING_LABELS).map(([value, label]) => ({ value, label })),
        admin: { condition: (data) => !data.isFree },
      },
      {
        name: 'opensAt',
        type: 'date',
        label: 'Opens at',
        admin: {
          condition: (data) => !data.isFree && data.opens === 'onDay',
          date: { pickerAppearance: 'dayAndTime' },
        },
        validate: (value: unknown, { data }: { data?: { opens?: string } }) =>
          data?.opens !== 'onDay' || Boolean(value) || 'Enter when the lesson opens',
      },
      {
        name: 'opensDays',
        type: 'number',
        label: 'Days',
        min: 0,
        max: 1000,
        admin: { condition: (data) => !data.isFree && needsDays(data.opens) },
        validate: (value: unknown, { data }: { data: { opens?: string } }) =>
          !needsDays(data.opens) ||
          (Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 1000) ||
          'Enter a number of days from 0 to 1000',
      },
    ],
  },
  {
    name: 'requires',
    type: 'relationship',
    relationTo: 'lectures',
    hasMany: true,
    maxRows: 20,
    label: 'Lessons that are done first',
    filterOptions: ({ data, id }): Where => {
      const inClass: Where = { class: { equals: idOf(data?.class) } }
      return id ? { and: [inClass, { id: { not_equals: id } }] } : inClass
    },
    admin: { condition: (data) => !data.isFree },
  },
]
