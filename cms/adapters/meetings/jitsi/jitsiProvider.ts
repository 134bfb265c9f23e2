import type { BasePayload } from 'payload'
import { unseal } from '#access/secrets.ts'
import { liveSettingsOf } from '../liveSettingsOf.ts'
import { type MeetingProvider, MeetingRefusal } from '../MeetingProvider.ts'
import { type JitsiKeys, jitsiToken } from './jitsiToken.ts'

async function keysOf(payload: BasePayload, project: string): Promise<JitsiKeys> {
  const { isActive, url, appId, secret } = (await liveSettingsOf(payload, project)).jitsi ?? {}
  const key = unseal(secret, payload.secret)
  if (isActive && url && appId && key) return { url, appId, secret: key }
  throw new MeetingRefusal('Enter the Jitsi server in the settings “Servers of live classes” first')
}

/** A room on the project's Jitsi server, opened in a window of its own. Staff upload its recordings. */
export const jitsiProvider = (payload: BasePayload, project: string): MeetingProvider => ({
  check: async () => {
    await keysOf(payload, project)
  },
  join: async ({ room, title, endsAt }, person, now) => {
    const keys = await keysOf(payload, project)
    const token = jitsiToken(keys, { room, person, now: now.getTime(), endsAt })
    const subject = encodeURIComponent(JSON.stringify(title))
    return { kind: 'window', url: `${keys.url}/${room}?jwt=${token}#config.subject=${subject}` }
  },
  // Nothing to end: the tokens expire with the class.
  end: async () => undefined,
  recording: async () => null,
})
