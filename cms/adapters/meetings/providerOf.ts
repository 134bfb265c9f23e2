import type { BasePayload } from 'payload'
import type { LiveProvider } from '#domain/live/providers.ts'
import { jitsiProvider } from './jitsi/jitsiProvider.ts'
import type { MeetingProvider } from './MeetingProvider.ts'
import { youtubeProvider } from './youtube/youtubeProvider.ts'

/** The room of the product itself: always there, without picture and sound. */
const sandbox: MeetingProvider = {
  check: async () => undefined,
  join: async () => ({ kind: 'sandbox' }),
  recording: async () => null,
}

/** The provider of a project's live classes by its id. */
export function providerOf(payload: BasePayload, project: string, id: LiveProvider): MeetingProvider {
  if (id === 'youtube') return youtubeProvider
  return id === 'jitsi' ? jitsiProvider(payload, project) : sandbox
}
