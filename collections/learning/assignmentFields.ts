import type { Field } from 'payload'
import { DEFAULT_FILES, DEFAULT_MARKS, MAX_ASSIGNMENT_FILES } from '#domain/learning/assignment.ts'

const isAssignment = (data: { kind?: string }): boolean => data.kind === 'assignment'

/** Fields of an assignment: what students may submit, and the deadline. The task is the text of the lecture. */
export const assignmentFields = (): Field[] => [
  {
    type: 'row',
    fields: [
      {
        name: 'dueAt',
        type: 'date',
        label: 'Due',
        admin: {
          condition: isAssignment,
          date: { pickerAppearance: 'dayAndTime' },
          description: 'Empty for any time',
        },
      },
      {
        name: 'maxMarks',
        type: 'number',
        label: 'Marks',
        min: 1,
        max: 1000,
        defaultValue: DEFAULT_MARKS,
        admin: { condition: isAssignment },
      },
      {
        name: 'maxFiles',
        type: 'number',
        label: 'Files of an answer',
        min: 0,
        max: MAX_ASSIGNMENT_FILES,
        defaultValue: DEFAULT_FILES,
        admin: { condition: isAssignment, description: 'Photos and PDFs; 0 for a text alone' },
      },
    ],
  },
  {
    name: 'takesLate',
    type: 'checkbox',
    defaultValue: true,
    label: 'Takes answers after it was due, and marks them late',
    admin: { condition: (data) => isAssignment(data) && Boolean(data.dueAt) },
  },
]
