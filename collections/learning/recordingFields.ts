import type { Field, TextFieldSingleValidation } from 'payload'
import { viewersField } from '#access/moduleRules.ts'
import { chapterMarks } from '#domain/learning/chapterMarks.ts'
import { isRecording } from '#domain/learning/lectureCounts.ts'
import { PLAYLIST_PROBLEMS, playlistProblem } from '#domain/learning/playlistAddress.ts'
import { youtubeId } from '#domain/learning/youtubeId.ts'

type Data = { kind?: string; file?: unknown; youtube?: unknown; playlist?: unknown }

const isVideo = ({ kind }: Data): boolean => kind === 'video' || kind === 'live'

const isPlayedHere = (data: Data): boolean => isRecording(data.kind) && Boolean(data.file || data.playlist)

/** A video is in one place; in development and tests a server of this machine may have it. */
const validatePlaylist: TextFieldSingleValidation = (value, { data, req }) => {
  const { kind, file, youtube } = data as Data
  if (kind !== 'video' || !value) return true
  if (file) return 'The lecture has a file: remove it, or leave out this address'
  if (youtube) return 'The lecture is on YouTube: remove that address, or leave out this one'
  const allowsLocal = req.payload.config.custom.isLocalToolsOn === true
  const problem = playlistProblem(value, { allowsLocal })
  return problem === null || PLAYLIST_PROBLEMS[problem]
}

/** The recording of a video, audio or live lecture: a file, YouTube or a stream of another server; with captions and chapters. */
export const recordingFields = (): Field[] => [
  {
    name: 'youtube',
    type: 'text',
    access: { read: viewersField('lectures') },
    admin: {
      condition: (data) => isVideo(data) && !data.file && !data.playlist,
      description: 'A YouTube id or address',
    },
    validate: (value: unknown, { data }: { data: Data }) => {
      if (!isVideo(data) || data.file || (data.kind === 'live' && !value)) return true
      if (data.kind === 'video' && data.playlist && !value) return true
      return (
        (typeof value === 'string' && youtubeId(value) !== null) ||
        'Enter the address of a YouTube video or of a stream, or choose a file'
      )
    },
    hooks: { beforeChange: [({ value }) => (typeof value === 'string' ? youtubeId(value) : value)] },
  },
  {
    name: 'playlist',
    type: 'text',
    label: 'Stream of another server (HLS)',
    access: { read: viewersField('lectures') },
    admin: {
      condition: (data) => data.kind === 'video' && (Boolean(data.playlist) || !(data.file || data.youtube)),
      placeholder: 'https://video.example.org/lesson/index.m3u8',
      description:
        'The address of its playlist. That server has to allow other sites (CORS) and have all parts of the stream. Students who may open the lesson can copy the address: only the name over the picture marks their copy, and nothing here ends it or stops a device',
    },
    hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? value.trim() || null : value)] },
    validate: validatePlaylist,
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
      condition: isPlayedHere,
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
      condition: isPlayedHere,
      description: 'One a line: 4:05 Friction',
    },
    validate: (value: unknown) =>
      typeof value !== 'string' ||
      chapterMarks(value) !== null ||
      'Write one chapter a line, such as: 4:05 Friction',
  },
]
