export const MAX_PLAYLIST_LENGTH = 2000

/** Why an address is not one of an HLS playlist on another server. */
export const PLAYLIST_PROBLEMS = {
  address: 'Enter the whole address of the playlist, such as https://video.example.org/lesson/index.m3u8',
  length: `An address has at most ${MAX_PLAYLIST_LENGTH} characters`,
  https: 'The address has to begin with https://',
  credentials: 'Leave out the user name and the password: every student would read them',
  host: 'Enter a server that students reach from the internet by its name',
  ending: 'The address has to end in .m3u8, before a question mark if it has one',
} as const
type PlaylistProblem = keyof typeof PLAYLIST_PROBLEMS

/** Names with a dot; no numbers of networks. What is not in it could also change the policy of a page, which names the server. */
const PUBLIC_NAME = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z](?:[a-z0-9-]*[a-z0-9])?$/
const PRIVATE_NAME = /(?:^|\.)(?:localhost|local|internal|intranet|lan|arpa)$/
const LOCAL_HOST = /^(?:localhost|(?:[a-z0-9-]+\.)+localhost|127(?:\.[0-9]{1,3}){3})$/

/**
 * What is wrong with the address of a playlist (RFC 8216) that staff enter; null for nothing. `allowsLocal`: in development and tests a server of this machine may
 * have it, without https.
 */
export function playlistProblem(text: string, { allowsLocal = false } = {}): PlaylistProblem | null {
  if (text.length > MAX_PLAYLIST_LENGTH) return 'length'
  if (/[\s\\]/.test(text) || !URL.canParse(text)) return 'address'
  const url = new URL(text)
  const isLocal = allowsLocal && LOCAL_HOST.test(url.hostname)
  if (url.protocol !== 'https:' && !(isLocal && url.protocol === 'http:')) return 'https'
  if (url.username || url.password) return 'credentials'
  if (!isLocal && (!PUBLIC_NAME.test(url.hostname) || PRIVATE_NAME.test(url.hostname))) return 'host'
  return url.pathname.endsWith('.m3u8') ? null : 'ending'
}

type Lecture = { kind: string; file?: unknown; playlist?: string | null }

/** The playlist on another server that a lecture plays: a file of its own comes first. */
export const playlistOf = ({ kind, file, playlist }: Lecture): string | null =>
  kind === 'video' && !file && playlist ? playlist : null
