import type { BasePayload } from 'payload'
import type { LiveProvider } from '#domain/live/providers.ts'
import { bbbProvider } from './bigbluebutton/bbbProvider.ts'
import { jitsiProvider } from './jitsi/jitsiProvider.ts'
import type { MeetingProvider } from './MeetingProvider.ts'
import { youtubeProvider } from './youtube/youtubeProvider.ts'
import { zoomProvider } from './zoom/zoomProvider.ts'

/** The product's own room: always available, without video and audio. */
const sandbox: MeetingProvider = {
  check: async () => undefined,
  join: async () => ({ kind: 'sandbox' }),
  end: async () => undefined,
  recording: async () => null,
}

/** The provider of a project's live classes by its id. */
export function providerOf(payload: BasePayload, project: string, id: LiveProvider): MeetingProvider {
  const providers: Record<LiveProvider, () => MeetingProvider> = {
    youtube: () => youtubeProvider,
    jitsi: () => jitsiProvider(payload, project),
    bigbluebutton: () => bbbProvider(payload, project),
    zoom: () => zoomProvider(payload, project),
    sandbox: () => sandbox,
  }
  return providers[id]()
}
