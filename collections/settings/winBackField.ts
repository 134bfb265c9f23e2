import type { GroupField } from 'payload'
import { WIN_BACK_HOURS, WIN_BACK_KINDS, WIN_BACK_PER_WEEK, WIN_BACK_RULES } from '#domain/winBack/rules.ts'

const eachOnce = (rows: unknown): true | string => {
  const kinds = ((rows ?? []) as { kind?: string }[]).map(({ kind }) => kind)
  return new Set(kinds).size === kinds.length || 'Each rule can be there once'
}

/** The win-back rules (cms/operations/winBack). */
export const winBackField: GroupField = {
  name: 'winBack',
  type: 'group',
  label: 'Win back',
  admin: {
    description:
      'E-mails to people who have opted in to reminders, as long as there is a reason. What was sent, and why not, is in the list Win-back e-mails',
  },
  fields: [
    { name: 'isOn', type: 'checkbox', defaultValue: false, label: 'Send e-mails by these rules' },
    {
      name: 'perWeek',
      type: 'number',
      required: true,
      min: WIN_BACK_PER_WEEK.min,
      max: WIN_BACK_PER_WEEK.max,
      defaultValue: WIN_BACK_PER_WEEK.usual,
      label: 'Most e-mails of all rules that a person gets in seven days',
    },
    {
      name: 'rules',
      type: 'array',
      maxRows: WIN_BACK_KINDS.length,
      labels: { singular: 'Rule', plural: 'Rules' },
      validate: eachOnce as never,
      defaultValue: WIN_BACK_KINDS.map((kind) => ({ kind, hours: WIN_BACK_RULES[kind].usualHours })),
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'kind',
              type: 'select',
              required: true,
              label: 'When',
              options: WIN_BACK_KINDS.map((value) => ({
                value,
                label: `${WIN_BACK_RULES[value].label}: ${WIN_BACK_RULES[value].due.toLowerCase()}`,
              })),
            },
            {
              name: 'hours',
              type: 'number',
              required: true,
              min: WIN_BACK_HOURS.min,
              max: WIN_BACK_HOURS.max,
              label: 'Hours',
            },
          ],
        },
      ],
    },
  ],
}
