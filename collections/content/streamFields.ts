import type { Field } from 'payload'
import { STREAM_STATES, type StreamState } from '#domain/learning/streamStates.ts'

const LABELS: Record<StreamState, string> = {
  none: 'Not yet',
  working: 'Being converted',
  ready: 'Ready',
  failed: 'Failed; the file plays as it is',
  unfit: 'Too long or too large; the file plays as it is',
}

/** Only the server writes them. */
const access = { create: () => false, update: () => false }
const isVideo = ({ mimeType }: { mimeType?: string }): boolean => /^video\//.test(mimeType ?? '')

/** The adaptive stream of a video; other files have none. */
export const streamFields = (): Field[] => [
  {
    name: 'streamState',
    type: 'select',
    label: 'Adaptive stream',
    options: STREAM_STATES.map((value) => ({ value, label: LABELS[value] })),
    defaultValue: 'none',
    index: true,
    access,
    admin: { position: 'sidebar', readOnly: true, condition: isVideo },
  },
  {
    name: 'streamPercent',
    type: 'number',
    label: 'Percent converted',
    access,
    admin: {
      position: 'sidebar',
      readOnly: true,
      condition: (data) => isVideo(data) && data.streamState === 'working',
    },
  },
  {
    name: 'streamProblem',
    type: 'textarea',
    label: 'What ffmpeg said',
    access,
    admin: {
      position: 'sidebar',
      readOnly: true,
      condition: (data) => isVideo(data) && Boolean(data.streamProblem),
    },
  },
  { name: 'stream', type: 'text', index: true, access, admin: { hidden: true } },
  { name: 'streamTries', type: 'number', access, admin: { hidden: true } },
  { name: 'streamAt', type: 'date', access, admin: { hidden: true } },
]
