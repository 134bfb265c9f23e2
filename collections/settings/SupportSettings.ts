import { moduleAccess } from '#access/moduleRules.ts'
import { DEFAULT_BUSINESS_HOURS, DEFAULT_TARGETS } from '#domain/tickets/targets.ts'
import { TICKET_PRIORITIES, type TicketPriority } from '#domain/tickets/tickets.ts'
import { seedFields } from '../fields/seedFields.ts'
import { projectScoped } from '../projectScoped.ts'
import { doubtSettings } from './doubtSettings.ts'

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/
const DAY = /^\d{4}-\d{2}-\d{2}$/
const LABELS: Record<TicketPriority, string> = {
  low: 'Low',
  normal: 'Normal',
  high: 'High',
  urgent: 'Urgent',
}

const isTime = (value: unknown): true | string =>
  (typeof value === 'string' && TIME.test(value)) || 'Write a time as 10:00'

const closesLater = (
  value: unknown,
  { siblingData }: { siblingData: { opensAt?: string | null } },
): true | string => {
  const time = isTime(value)
  if (time !== true) return time
  return String(value) > String(siblingData.opensAt ?? '') || 'This must be later than the time of opening'
}

const isDay = (value: unknown): true | string =>
  (typeof value === 'string' && DAY.test(value) && !Number.isNaN(Date.parse(value))) ||
  'Write a day as 2026-01-26'

const hoursField = (name: 'firstReplyHours' | 'resolveHours', priority: TicketPriority, label: string) => ({
  name,
  type: 'number' as const,
  label,
  required: true,
  min: 1,
  max: 500,
  defaultValue: DEFAULT_TARGETS[priority][name],
})

/** Business hours, targets, answering of doubts and the grievance officer of a project's support desk. One document per project. */
export const SupportSettings = projectScoped({
  slug: 'support-settings',
  isSingleton: true,
  labels: { singular: 'Support desk', plural: 'Support desk' },
  admin: { group: 'Settings' },
  access: moduleAccess('support-settings'),
  fields: [
    {
      name: 'hours',
      type: 'group',
      label: 'Business hours',
      admin: { description: 'In the time zone of the project. The targets below count only within them.' },
      fields: [
        {
          name: 'weekdays',
          type: 'select',
          hasMany: true,
          required: true,
          label: 'Days',
          options: WEEKDAYS.map((label, day) => ({ value: String(day), label })),
          defaultValue: DEFAULT_BUSINESS_HOURS.weekdays.map(String),
        },
        {
          type: 'row',
          fields: [
            {
              name: 'opensAt',
              type: 'text',
              required: true,
              label: 'From',
              defaultValue: DEFAULT_BUSINESS_HOURS.opensAt,
              validate: isTime,
            },
            {
              name: 'closesAt',
              type: 'text',
              required: true,
              label: 'To',
              defaultValue: DEFAULT_BUSINESS_HOURS.closesAt,
              validate: closesLater as never,
            },
          ],
        },
        {
          name: 'holidays',
          type: 'array',
          maxRows: 100,
          labels: { singular: 'Holiday', plural: 'Holidays' },
          fields: [
            {
              type: 'row',
              fields: [
                {
                  name: 'day',
                  type: 'text',
                  required: true,
                  validate: isDay,
                  admin: { placeholder: '2026-01-26' },
                },
                { name: 'name', type: 'text', maxLength: 60 },
              ],
            },
          ],
        },
      ],
    },
    {
      name: 'targets',
      type: 'group',
      label: 'Targets in working hours',
      fields: TICKET_PRIORITIES.map((priority) => ({
        name: priority,
        type: 'group' as const,
        label: LABELS[priority],
        fields: [
          {
            type: 'row' as const,
            fields: [
              hoursField('firstReplyHours', priority, 'First reply'),
              hoursField('resolveHours', priority, 'Resolved'),
            ],
          },
        ],
      })),
    },
    doubtSettings,
    {
      name: 'officer',
      type: 'group',
      label: 'Grievance officer',
      admin: { description: 'Shown to students with every complaint, as the E-Commerce Rules ask' },
      fields: [
        { name: 'name', type: 'text', maxLength: 100 },
        {
          type: 'row',
          fields: [
            { name: 'email', type: 'email', label: 'E-mail' },
            { name: 'phone', type: 'text', maxLength: 20 },
          ],
        },
      ],
    },
    ...seedFields,
  ],
})
