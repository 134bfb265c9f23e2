import { env } from '../../../config/env.ts'
import { type Meeting, MeetingFault, type MeetingProvider, MeetingRefusal } from '../MeetingProvider.ts'

const ORIGIN = 'https://www.youtube.com'
/** Time limit of a request, ms. */
const CALL_MS = 8000
const HIDDEN = [400, 401, 403, 404]

/**
 * Checks by oEmbed (oembed.com; no key needed) whether YouTube lets other sites embed a video: 200, 401 or 403 for one that is private or may
 * not be embedded, 404 or 400 for one that does not exist.
 */
async function isShown(video: string): Promise<boolean> {
  const of = new URLSearchParams({ url: `${ORIGIN}/watch?v=${video}`, format: 'json' })
  const response = await fetch(`${env().YOUTUBE_BASE_URL ?? ORIGIN}/oembed?${of}`, {
    signal: AbortSignal.timeout(CALL_MS),
    redirect: 'error',
  }).catch((cause: unknown) => {
    throw new MeetingFault('YouTube does not answer', { cause })
  })
  await response.body?.cancel()
  if (response.ok) return true
  if (HIDDEN.includes(response.status)) return false
  throw new MeetingFault(`YouTube answered ${response.status}`)
}

const videoOf = ({ youtube }: Meeting): string => {
  if (!youtube) throw new MeetingRefusal('Enter the address of the stream first')
  return youtube
}

/** A YouTube live stream, embedded in the lesson. Its recording is the same video. */
export const youtubeProvider: MeetingProvider = {
  check: async (meeting) => {
    if (await isShown(videoOf(meeting))) return
    throw new MeetingRefusal(
      'YouTube does not show this stream. It must be public or unlisted, and embedding must be allowed',
    )
  },
  join: async (meeting) => ({ kind: 'youtube', video: videoOf(meeting) }),
  // Nothing to end: the teacher's streaming software ends the stream.
  end: async () => undefined,
  recording: async ({ youtube }) => (youtube && (await isShown(youtube)) ? { youtube } : null),
}
