import type { GroupField } from 'payload'
import { DOUBT_SUBJECTS } from '#domain/calls/doubts.ts'

type Settings = { doubts?: { subjects?: { subject?: string }[] | number } }

/** Each subject may have one row. In form data, a list is the number of its rows instead of the rows. */
function validSubject(value: unknown, { data }: { data: Settings }): true | string {
  if (!(DOUBT_SUBJECTS as readonly unknown[]).includes(value)) return 'Choose a subject'
  const rows = data.doubts?.subjects
  const times = Array.isArray(rows) ? rows.filter(({ subject }) => subject === value).length : 1
  return times <= 1 || 'This subject is there already'
}

/** Settings for answering doubts: the quota, and for each subject the deadline, the experts and their load. */
export const doubtSettings: GroupField = {
  name: 'doubts',
  type: 'group',
  label: 'Doubts',
  fields: [
    {
      name: 'freeDoubts',
      type: 'number',
      min: 0,
      max: 1000,
      label: 'Doubts in 30 days without a product',
      admin: { description: 'Products add theirs to it. Empty: as many as a student likes' },
    },
    {
      name: 'subjects',
      type: 'array',
      maxRows: DOUBT_SUBJECTS.length,
      labels: { singular: 'Subject', plural: 'Subjects' },
      admin: {
        description: 'Subjects that are not here: every expert answers them, within 24 hours by the clock',
      },
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'subject',
              type: 'select',
              required: true,
              options: [...DOUBT_SUBJECTS],
              validate: validSubject as never,
            },
            {
              name: 'answerHours',
              type: 'number',
              min: 1,
              max: 500,
              label: 'Answered within, business hours',
              admin: { description: 'Empty: 24 hours by the clock' },
            },
            {
              name: 'maxWaiting',
              type: 'number',
              min: 1,
              max: 500,
              label: 'Waiting for one expert, at most',
              admin: { description: 'Empty: any number' },
            },
          ],
        },
        {
          name: 'experts',
          type: 'relationship',
          relationTo: 'users',
          hasMany: true,
          maxRows: 100,
          admin: {
            description:
              'New doubts go to the one with the fewest waiting. Each needs the permission Expert Doubts Panel. Empty: every expert may take them. Answer sheets of test series of the subject are left for a day to those with the permission Expert Test Series Panel',
          },
        },
      ],
    },
  ],
}
