import type { Field } from 'payload'
import { moduleAccess } from '#access/moduleRules.ts'
import { nobodyField } from '#access/rules.ts'
import { idOf } from '#database/idOf.ts'
import { MAX_CANCEL_REASON } from '#domain/calls/live.ts'
import { youtubeId } from '#domain/learning/youtubeId.ts'
import { LIVE_PROVIDER_NAMES, LIVE_PROVIDERS } from '#domain/live/providers.ts'
import { LIVE_STATES } from '#domain/live/states.ts'
import { TEACHER_LEVEL } from '#domain/live/teachers.ts'
import { checkLiveSession } from '#hooks/live/checkLiveSession.ts'
import { dropLiveSession } from '#hooks/live/dropLiveSession.ts'
import { restrictToAssigned } from '#hooks/shared/restrictToAssigned.ts'
import { hindiTitleField } from '../fields/hindiFields.ts'
import { prefilledId } from '../fields/prefilled.ts'
import { seedFields } from '../fields/seedFields.ts'
import { projectScoped } from '../projectScoped.ts'

const SERVER = { create: nobodyField, update: nobodyField }

/** Internal: never read or written over an API. */
const internal = (field: Field): Field =>
  ({ ...field, access: { read: nobodyField, ...SERVER }, admin: { hidden: true } }) as Field

/**
 * Live classes, with time, provider and teacher. Each belongs to a lecture of kind `live`, from which students join it and whose recording it becomes.
 * Only `operations/live` changes the state and the actual times, under `rev`. Deleted with the lecture.
 */
export const LiveMeetSessions = projectScoped({
  slug: 'live-meet-sessions',
  lockDocuments: false,
  labels: { singular: 'Live class', plural: 'Live classes' },
  admin: {
    useAsTitle: 'title',
    group: 'Learning',
    defaultColumns: ['title', 'class', 'startsAt', 'minutes', 'provider', 'state'],
    components: { edit: { beforeDocumentControls: ['/admin/live/LiveActions#LiveActions'] } },
  },
  access: moduleAccess('live-meet-sessions'),
  defaultSort: '-startsAt',
  indexes: [{ fields: ['class', 'startsAt'] }, { fields: ['state', 'startsAt'] }],
  hooks: {
    beforeValidate: [checkLiveSession],
    beforeChange: [restrictToAssigned('live-meet-sessions', 'class', 'classes')],
    beforeDelete: [dropLiveSession],
  },
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 150 },
    hindiTitleField(150),
    {
      name: 'lecture',
      type: 'relationship',
      relationTo: 'lectures',
      required: true,
      index: true,
      label: 'Lesson',
      defaultValue: prefilledId('lecture'),
      filterOptions: { kind: { equals: 'live' } },
      admin: { description: 'A lesson of kind live; students join there, and its recording is played there' },
    },
    {
      name: 'class',
      type: 'relationship',
      relationTo: 'classes',
      index: true,
      admin: { readOnly: true, condition: (data) => Boolean(idOf(data.class)), description: 'Of the lesson' },
    },
    {
      name: 'batch',
      type: 'relationship',
      relationTo: 'batches',
      admin: { description: 'Only for this batch. If empty, it counts for every batch of the class.' },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'startsAt',
          type: 'date',
          required: true,
          label: 'Begins',
          admin: { date: { pickerAppearance: 'dayAndTime' } },
        },
        { name: 'minutes', type: 'number', required: true, defaultValue: 60, min: 5, max: 600 },
      ],
    },
    {
      name: 'provider',
      type: 'select',
      required: true,
      defaultValue: 'youtube',
      options: LIVE_PROVIDERS.map((value) => ({ value, label: LIVE_PROVIDER_NAMES[value] })),
    },
    {
      name: 'youtube',
      type: 'text',
      label: 'Live stream',
      admin: {
        condition: (data) => data.provider === 'youtube',
        description: 'The id or address of the stream; best an unlisted one that may be embedded',
      },
      validate: (value: unknown, { data }: { data: { provider?: string } }) =>
        data.provider !== 'youtube' ||
        (typeof value === 'string' && youtubeId(value) !== null) ||
        'Enter the address of a YouTube stream',
      hooks: { beforeChange: [({ value }) => (typeof value === 'string' ? youtubeId(value) : value)] },
    },
    {
      name: 'teachers',
      type: 'relationship',
      relationTo: 'users',
      hasMany: true,
      maxRows: 10,
      filterOptions: { userLevel: { greater_than_equal: TEACHER_LEVEL } },
      admin: { description: 'They may start, lead and end it; students see their names' },
    },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'scheduled',
      options: [...LIVE_STATES],
      access: SERVER,
      admin: {
        readOnly: true,
        position: 'sidebar',
        components: { Cell: '/admin/live/LiveStateCell#LiveStateCell' },
      },
    },
    ...(['startedAt', 'endedAt'] as const).map(
      (name): Field => ({
        name,
        type: 'date',
        access: SERVER,
        admin: { readOnly: true, position: 'sidebar', condition: (data) => Boolean(data[name]) },
      }),
    ),
    {
      name: 'reason',
      type: 'text',
      maxLength: MAX_CANCEL_REASON,
      label: 'Cancelled because',
      access: SERVER,
      admin: { readOnly: true, position: 'sidebar', condition: (data) => Boolean(data.reason) },
    },
    {
      name: 'problem',
      type: 'text',
      maxLength: 300,
      label: 'What the provider said',
      access: SERVER,
      admin: { readOnly: true, position: 'sidebar', condition: (data) => Boolean(data.problem) },
    },
    {
      name: 'recordingAddress',
      type: 'text',
      maxLength: 2000,
      label: 'Recording at the provider',
      access: SERVER,
      admin: {
        readOnly: true,
        position: 'sidebar',
        condition: (data) => Boolean(data.recordingAddress),
        description: 'Download it there, add it to the lesson as a file, and publish the recording',
      },
    },
    // The class's id at the provider.
    internal({ name: 'providerId', type: 'text' }),
    // The id of the lesson: each lesson has one live class.
    internal({ name: 'key', type: 'text', unique: true }),
    // The planned end.
    internal({ name: 'endsAt', type: 'date' }),
    // Random, so that the room cannot be guessed.
    internal({ name: 'room', type: 'text' }),
    // `sequence` is incremented by each move and cancellation; the other two are its values at the last reminders.
    internal({ name: 'sequence', type: 'number', required: true, defaultValue: 0 }),
    internal({ name: 'remindedDay', type: 'number' }),
    internal({ name: 'remindedSoon', type: 'number' }),
    // Whether the notification of the last move or cancellation is pending.
    internal({
      name: 'isNotificationDue',
      type: 'checkbox',
      required: true,
      defaultValue: false,
      index: true,
    }),
    internal({ name: 'rev', type: 'number', required: true, defaultValue: 0 }),
    ...seedFields,
  ],
})
