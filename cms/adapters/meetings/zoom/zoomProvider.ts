import type { BasePayload } from 'payload'
import { unseal } from '#access/secrets.ts'
import { liveSettingsOf } from '../liveSettingsOf.ts'
import { type Meeting, MeetingFault, type MeetingProvider, MeetingRefusal } from '../MeetingProvider.ts'
import { type ZoomKeys, zoomCall } from './zoomCall.ts'

async function keysOf(payload: BasePayload, project: string): Promise<ZoomKeys> {
  const { isActive, accountId, clientId, secret, host } = (await liveSettingsOf(payload, project)).zoom ?? {}
  const key = unseal(secret, payload.secret)
  if (isActive && accountId && clientId && host && key) return { accountId, clientId, secret: key, host }
  throw new MeetingRefusal('Enter the Zoom account in the settings “Servers of live classes” first')
}

/** Zoom's type number of a scheduled meeting. */
const SCHEDULED = 2
const APPROVED_AT_ONCE = 0

/** The id of the meeting, which is created on first use. When two calls create it at once, the later one is deleted again. */
async function meetingId(keys: ZoomKeys, meeting: Meeting): Promise<string> {
  if (meeting.providerId) return meeting.providerId
  const made = await zoomCall(keys, {
    method: 'POST',
    path: `/users/${encodeURIComponent(keys.host)}/meetings`,
    body: {
      topic: meeting.title.slice(0, 200),
      type: SCHEDULED,
      duration: meeting.minutes,
      timezone: 'UTC',
      start_time: new Date(meeting.startsAt).toISOString().replace(/\.\d+/, ''),
      settings: {
        approval_type: APPROVED_AT_ONCE,
        join_before_host: false,
        waiting_room: false,
        mute_upon_entry: true,
        auto_recording: 'cloud',
        meeting_authentication: false,
        registrants_email_notification: false,
        registrants_confirmation_email: false,
      },
    },
  })
  if (!made?.id) throw new MeetingFault('Zoom made a meeting without an id')
  const own = String(made.id)
  const stored = await meeting.storeProviderId(own)
  if (stored !== own) await zoomCall(keys, { method: 'DELETE', path: `/meetings/${own}` }, 'null')
  return stored
}

const addressOf = (value: unknown): string => {
  if (typeof value === 'string' && URL.canParse(value) && value.startsWith('https://')) return value
  throw new MeetingFault('Zoom answered without an address')
}

/**
 * Name and e-mail address with which a student is registered: their short name, and an address that is not theirs (`example.invalid` is never
 * delivered, RFC 2606), so that Zoom gets no personal data.
 */
const registrant = (id: string, name: string) => ({
  first_name: name || 'Student',
  email: `student-${id}@example.invalid`,
})

/**
 * A meeting of the project's Zoom account, opened in a window of its own. Each student is registered once and reuses the join URL from Zoom,
 * which allows three registrations of a person a day; teachers get a new host URL each time, since it expires after two hours.
 */
export const zoomProvider = (payload: BasePayload, project: string): MeetingProvider => ({
  check: async (meeting) => {
    await meetingId(await keysOf(payload, project), meeting)
  },
  join: async (meeting, { id, name, isTeacher, way }) => {
    if (way && !isTeacher) return { kind: 'window', url: way, isKept: true }
    const keys = await keysOf(payload, project)
    const at = `/meetings/${await meetingId(keys, meeting)}`
    if (isTeacher) {
      const found = await zoomCall(keys, { path: at })
      return { kind: 'window', url: addressOf(found?.start_url) }
    }
    const added = await zoomCall(keys, {
      method: 'POST',
      path: `${at}/registrants`,
      body: registrant(id, name),
    })
    return { kind: 'window', url: addressOf(added?.join_url), isKept: true }
  },
  end: async ({ providerId }) => {
    if (!providerId) return
    const path = `/meetings/${providerId}/status`
    await zoomCall(await keysOf(payload, project), { method: 'PUT', path, body: { action: 'end' } }, 'null')
  },
  recording: async ({ providerId }) => {
    if (!providerId) return null
    const found = await zoomCall(
      await keysOf(payload, project),
      { path: `/meetings/${providerId}/recordings` },
      'null',
    )
    const files = Array.isArray(found?.recording_files)
      ? (found.recording_files as { status?: unknown }[])
      : []
    const isDone = files.length > 0 && files.every(({ status }) => status === 'completed')
    return isDone ? { address: addressOf(found?.share_url) } : null
  },
})
