import type { Field } from 'payload'
import { allOf } from '#access/compose.ts'
import { moduleAccess } from '#access/moduleRules.ts'
import type { Rule } from '#access/rule.ts'
import { conditionField } from '#access/segmentRules.ts'
import { BLOCK_KINDS } from '#domain/bulkEmails/blocks.ts'
import {
  BULK_PACE,
  BULK_STATES,
  SAMPLE_PERCENT,
  SMALLEST_SHOWN,
  SUBJECTS,
} from '#domain/bulkEmails/bulkEmails.ts'
import { SEGMENT_MARKS, SEGMENT_ROLES, type SegmentCondition } from '#domain/bulkEmails/segment.ts'
import { ROLE_NAMES } from '#domain/roles/roles.ts'
import { checkSegment } from '#hooks/messages/checkSegment.ts'
import { freezeBulkEmail } from '#hooks/messages/freezeBulkEmail.ts'
import { hrefField } from '../fields/rows.ts'
import { projectScoped } from '../projectScoped.ts'

/** Hides a condition from staff who may not use it; hooks/messages/checkSegment.ts refuses it. */
const askedBy = (condition: SegmentCondition) => ({ access: { read: conditionField(condition) } })

const byServer = {
  access: { create: () => false, update: () => false },
  admin: { readOnly: true, position: 'sidebar' },
} as const

/** Small numbers are hidden, since they would reveal what single people did. */
const hiddenWhenFew = ({ value }: { value?: number }) =>
  value !== undefined && value > 0 && value < SMALLEST_SHOWN ? null : value

/** A field of the server that the form shows once it has a value. */
const shownOnceSet = (name: string) => ({
  ...byServer,
  admin: { ...byServer.admin, condition: (row: Record<string, unknown>) => Boolean(row?.[name]) },
})

const rights = moduleAccess('bulk-emails')
/** The form of any other one is read-only: recipients get what was reviewed (cms/admin/bulkEmails/BulkEmailControls.tsx says so). */
const drafts: Rule = () => ({ state: { equals: 'draft' } })

/**
 * An e-mail to the students of a segment who have opted in. Staff write it as a draft; its state moves by calls and by the job
 * (cms/jobs/sendBulkEmails.ts). Each e-mail to a person is a row of outgoing-messages. Never purged.
 */
export const BulkEmails = projectScoped({
  slug: 'bulk-emails',
  labels: { singular: 'Bulk e-mail', plural: 'Bulk e-mails' },
  admin: {
    group: 'Messages',
    useAsTitle: 'title',
    defaultColumns: ['title', 'state', 'sendAt', 'queuedCount', 'updatedAt'],
    components: {
      edit: { beforeDocumentControls: ['/admin/bulkEmails/BulkEmailActions#BulkEmailActions'] },
    },
  },
  access: { ...rights, update: allOf(rights.update, drafts) },
  hooks: { beforeChange: [freezeBulkEmail, checkSegment] },
  indexes: [{ fields: ['state', 'sendAt'] }],
  fields: [
    {
      name: 'fixed',
      type: 'ui',
      admin: {
        condition: ({ state }) => Boolean(state) && state !== 'draft',
        components: { Field: '/admin/bulkEmails/FixedNotice#FixedNotice' },
      },
    },
    {
      name: 'title',
      type: 'text',
      required: true,
      maxLength: 120,
      admin: { description: 'Visible to the team only' },
    },
    {
      name: 'subject',
      type: 'text',
      required: true,
      maxLength: 120,
      admin: { description: 'May mention {name} and {project}' },
    },
    {
      name: 'secondSubject',
      type: 'text',
      maxLength: 120,
      admin: {
        description: 'To try two subjects: half of a sample gets each, and you choose the one for the others',
      },
    },
    {
      name: 'samplePercent',
      type: 'number',
      min: SAMPLE_PERCENT.min,
      max: SAMPLE_PERCENT.max,
      defaultValue: SAMPLE_PERCENT.usual,
      label: 'Sample, per cent of the people',
      admin: { condition: ({ secondSubject }) => Boolean(secondSubject) },
    },
    {
      name: 'blocks',
      type: 'array',
      maxRows: 30,
      label: 'Parts',
      labels: { singular: 'Part', plural: 'Parts' },
      admin: { description: 'Texts may mention {name} and {project}' },
      fields: [
        {
          name: 'kind',
          type: 'select',
          required: true,
          defaultValue: 'text',
          options: BLOCK_KINDS.map(({ id, label }) => ({ value: id, label })),
        },
        {
          name: 'text',
          type: 'textarea',
          maxLength: 3000,
          admin: { condition: (_, part) => part?.kind !== 'line' },
        },
        {
          ...hrefField('href', false),
          label: 'Leads to',
          admin: {
            ...hrefField('href', false).admin,
            condition: (_: unknown, part: { kind?: string } | undefined) => part?.kind === 'button',
          },
        },
      ],
    },
    {
      name: 'segment',
      type: 'group',
      label: 'Who gets it',
      admin: {
        description: 'People who have asked for news, and for whom everything that you choose here holds',
      },
      fields: [
        {
          name: 'role',
          type: 'select',
          label: 'Role',
          ...askedBy('role'),
          options: SEGMENT_ROLES.map(({ id }) => ({ value: id, label: ROLE_NAMES[id] })),
          admin: { description: 'Students, unless you choose another role' },
        },
        {
          name: 'owns',
          type: 'relationship',
          relationTo: 'selling-products',
          label: 'Has the product',
          ...askedBy('owns'),
        },
        {
          name: 'lacks',
          type: 'relationship',
          relationTo: 'selling-products',
          label: 'Does not have the product',
          ...askedBy('lacks'),
        },
        {
          name: 'tag',
          type: 'text',
          maxLength: 100,
          label: 'Has a product with the tag',
          ...askedBy('tag'),
          admin: { description: 'As it is written at the products' },
        },
        {
          name: 'batch',
          type: 'relationship',
          relationTo: 'batches',
          label: 'Is in the batch',
          ...askedBy('batch'),
        },
        {
          name: 'seenWithinDays',
          type: 'number',
          min: 1,
          max: 3650,
          label: 'Seen within so many days',
          ...askedBy('seenWithinDays'),
        },
        {
          name: 'notSeenForDays',
          type: 'number',
          min: 1,
          max: 3650,
          label: 'Not seen for so many days',
          ...askedBy('notSeenForDays'),
        },
        {
          name: 'hasCart',
          type: 'checkbox',
          defaultValue: false,
          label: 'Has something in the cart',
          ...askedBy('hasCart'),
        },
        {
          name: 'paper',
          type: 'relationship',
          relationTo: 'test-papers',
          label: 'Has a result in the test paper',
          ...askedBy('paper'),
        },
        ...(['marksFrom', 'marksTo'] as const).map(
          (name): Field => ({
            name,
            type: 'number',
            ...SEGMENT_MARKS,
            ...askedBy(name),
            label: name === 'marksFrom' ? 'With at least so many marks' : 'With at most so many marks',
            admin: {
              condition: (_, segment) => Boolean(segment?.paper),
              ...(name === 'marksTo' && { description: 'Of several attempts the best counts' }),
            },
          }),
        ),
      ],
    },
    {
      name: 'perMinute',
      type: 'number',
      required: true,
      defaultValue: BULK_PACE.usual,
      min: BULK_PACE.min,
      max: BULK_PACE.max,
      label: 'E-mails a minute',
      admin: { position: 'sidebar', description: 'What your mail provider takes' },
    },
    {
      name: 'isCounted',
      type: 'checkbox',
      defaultValue: false,
      label: 'Count opens and clicks',
      admin: {
        position: 'sidebar',
        description:
          'As totals, and only of people known to be of age. The message settings have to allow it',
      },
    },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'draft',
      options: [...BULK_STATES],
      ...byServer,
    },
    { name: 'sendAt', type: 'date', ...shownOnceSet('sendAt') },
    { name: 'startedAt', type: 'date', ...shownOnceSet('startedAt') },
    { name: 'endedAt', type: 'date', ...shownOnceSet('endedAt') },
    {
      name: 'queuedCount',
      type: 'number',
      required: true,
      defaultValue: 0,
      label: 'Queued',
      ...shownOnceSet('queuedCount'),
      hooks: { afterRead: [hiddenWhenFew] },
    },
    ...(['openedCount', 'clickedCount'] as const).map(
      (name): Field => ({
        name,
        type: 'number',
        required: true,
        defaultValue: 0,
        ...shownOnceSet(name),
        label: name === 'openedCount' ? 'Opened' : 'Links followed',
        hooks: { afterRead: [hiddenWhenFew] },
      }),
    ),
    {
      name: 'chosenSubject',
      type: 'select',
      label: 'Chosen subject',
      ...shownOnceSet('chosenSubject'),
      options: SUBJECTS.map((value) => ({ value, label: value === 'a' ? 'The first' : 'The second' })),
    },
    {
      name: 'sampleSize',
      type: 'number',
      admin: { hidden: true },
      access: { create: () => false, update: () => false },
    },
    // The segment as of the time of scheduling: a product that is deleted later still narrows it.
    {
      name: 'sentTo',
      type: 'json',
      admin: { hidden: true },
      access: { create: () => false, update: () => false, read: () => false },
    },
    {
      name: 'nextAt',
      type: 'date',
      access: { create: () => false, update: () => false },
      admin: { hidden: true },
    },
    {
      name: 'cursor',
      type: 'text',
      admin: { hidden: true },
      access: { create: () => false, update: () => false, read: () => false },
    },
  ],
})
