import type { BasePayload } from 'payload'
import { unseal } from '#access/secrets.ts'
import { liveSettingsOf } from '../liveSettingsOf.ts'
import { type Meeting, type MeetingProvider, MeetingRefusal } from '../MeetingProvider.ts'
import { type BbbKeys, bbbCall, callAddress, textOf } from './bbbCall.ts'

async function keysOf(payload: BasePayload, project: string): Promise<BbbKeys> {
  const { isActive, url, secret } = (await liveSettingsOf(payload, project)).bigbluebutton ?? {}
  const key = unseal(secret, payload.secret)
  if (isActive && url && key) return { url, secret: key }
  throw new MeetingRefusal('Enter the BigBlueButton server in the settings “Servers of live classes” first')
}

const MINUTE_MS = 60_000

/** Creates the room; idempotent. Students can only send messages to the public chat. */
const create = (keys: BbbKeys, { room, title, startsAt, endsAt }: Meeting): Promise<string> =>
  bbbCall(keys, 'create', {
    name: title.slice(0, 150),
    meetingID: room,
    record: 'true',
    autoStartRecording: 'true',
    muteOnStart: 'true',
    lockSettingsDisablePrivateChat: 'true',
    duration: String(Math.max(1, Math.ceil((endsAt - startsAt) / MINUTE_MS))),
  })

/** Formats of recordings in order of preference; other formats come after them. */
const FORMATS = ['video', 'presentation']

/** The URL of the first published recording; null while there is none. */
export function recordingAddress(xml: string): string | null {
  const formats = [...xml.matchAll(/<format>([\s\S]*?)<\/format>/g)].flatMap(([, format = '']) => {
    const url = textOf(format, 'url')
    return url && URL.canParse(url) && new URL(url).protocol.startsWith('http')
      ? { url, rank: FORMATS.indexOf(textOf(format, 'type') ?? '') }
      : []
  })
  const ranked = formats.map(({ url, rank }) => ({ url, rank: rank < 0 ? FORMATS.length : rank }))
  return ranked.sort((a, b) => a.rank - b.rank)[0]?.url ?? null
}

/** A room on the project's BigBlueButton server, opened in a window of its own; participants appear under their short names. */
export const bbbProvider = (payload: BasePayload, project: string): MeetingProvider => ({
  check: async (meeting) => {
    await create(await keysOf(payload, project), meeting)
  },
  join: async (meeting, { id, name, isTeacher }) => {
    const keys = await keysOf(payload, project)
    // BigBlueButton closes a room that everyone has left.
    const made = await create(keys, meeting)
    const url = callAddress(keys, 'join', {
      fullName: name,
      userID: id,
      meetingID: meeting.room,
      role: isTeacher ? 'MODERATOR' : 'VIEWER',
      createTime: textOf(made, 'createTime') ?? '',
      redirect: 'true',
    })
    return { kind: 'window', url }
  },
  end: async ({ room }) => {
    await bbbCall(await keysOf(payload, project), 'end', { meetingID: room }, ['notFound'])
  },
  recording: async ({ room }) => {
    const keys = await keysOf(payload, project)
    const found = await bbbCall(keys, 'getRecordings', { meetingID: room, state: 'published' }, [
      'noRecordings',
    ])
    const address = recordingAddress(found)
    return address ? { address } : null
  },
})
