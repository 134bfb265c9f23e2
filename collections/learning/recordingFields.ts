import type { Field } from 'payload'
import { viewersField } from '#access/moduleRules.ts'
import { chapterMarks } from '#domain/learning/chapterMarks.ts'
import { isRecording } from '#domain/learning/lectureCounts.ts'
import { youtubeId } from '#domain/learning/youtubeId.ts'

type Data = { kind?: string; file?: unknown; youtube?: unknown }

const isVideo = ({ kind }: Data): boolean => kind === 'video' || kind === 'live'

/** The recording of a video, audio or live lecture: a file or YouTube; with captions and chapters. */
export const recordingFields = (): Field[] => [
  {
    name: 'youtube',
    type: 'text',
    access: { read: viewersField('lectures') },
    admin: {
      condition: (data) => isVideo(data) && !data.file,
      description: 'A YouTube id or address',
    },
    validate: (value: unknown, { data }: { data: Data }) => {
      if (!isVideo(data) || data.file || (data.kind === 'live' && !value)) return true
      return (
        (typeof value === 'string' && youtubeId(value) !== null) ||
        'Enter the address of a YouTube video, or choose a file'
      )
    },
    hooks: { beforeChange: [({ value }) => (typeof value === 'string' ? youtubeId(value) : value)] },
  },
  {
    name: 'file',
    type: 'upload',
    relationTo: 'private-files',
    label: 'File',
    access: { read: viewersField('lectures') },
    admin: {
      condition: (data) => isRecording(data.kind),
      description:
        'MP4 or WebM for a video; MP3, M4A, OGG or WAV for audio. Only people who have the class can play it',
    },
    validate: (value: unknown, { data }: { data: Data }) =>
      data.kind !== 'audio' || Boolean(value) || 'Choose the file of the recording',
  },
  {
    name: 'uploadFile',
    type: 'ui',
    admin: {
      condition: (data) => isRecording(data.kind),
      disableListColumn: true,
      components: {
        Field: {
          path: '/admin/uploads/LargeFileField#LargeFileField',
          clientProps: { field: 'file', accept: 'video/mp4,video/webm,audio/*' },
        },
      },
    },
  },
  {
    name: 'captions',
    type: 'array',
    maxRows: 2,
    access: { read: viewersField('lectures') },
    admin: {
      condition: (data) => isRecording(data.kind) && Boolean(data.file),
      description: 'Files in WebVTT; they are the transcript too',
    },
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'language',
            type: 'select',
            required: true,
            defaultValue: 'en',
            options: [
              { value: 'en', label: 'English' },
              { value: 'hi', label: 'Hindi' },
            ],
          },
          { name: 'file', type: 'upload', relationTo: 'private-files', required: true },
        ],
      },
    ],
  },
  {
    name: 'chapters',
    type: 'textarea',
    maxLength: 5000,
    access: { read: viewersField('lectures') },
    admin: {
      condition: (data) => isRecording(data.kind) && Boolean(data.file),
      description: 'One a line: 4:05 Friction',
    },
    validate: (value: unknown) =>
      typeof value !== 'string' ||
      chapterMarks(value) !== null ||
      'Write one chapter a line, such as: 4:05 Friction',
  },
]
