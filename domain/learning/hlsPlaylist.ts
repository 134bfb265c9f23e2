import type { Quality } from './streamStates.ts'

/** Length of a segment, s, and how many of them have one key: a minute. */
export const SEGMENT_S = 6
export const SEGMENTS_PER_KEY = 10

/** A stream: of each quality the lengths of its segments, s. The sound alone is the last one, without lines. */
export type StreamIndex = { qualities: (Quality & { width: number; segments: number[] })[] }

/** The codec of the sound, AAC-LC (RFC 6381). Players never choose sound alone by themselves where it is named. */
const SOUND_CODEC = 'mp4a.40.2'

/** The number of the key of a segment. */
export const keyNumber = (segment: number): number => Math.floor(segment / SEGMENTS_PER_KEY)

/** The playlist of all qualities (RFC 8216, 4.3.4); each is at the address of this one with `q`. */
export const masterPlaylist = ({ qualities }: StreamIndex): string =>
  [
    '#EXTM3U',
    '#EXT-X-VERSION:3',
    ...qualities.flatMap(({ bitrate, width, height }, index) => [
      `#EXT-X-STREAM-INF:BANDWIDTH=${bitrate},${height ? `RESOLUTION=${width}x${height}` : `CODECS="${SOUND_CODEC}"`}`,
      `?q=${index}`,
    ]),
    '',
  ].join('\n')

/**
 * The playlist of one quality: AES-128 with another key for each minute, the initialisation vector being the number of the segment (RFC 8216,
 * 5.2). Null when there is no such quality.
 */
export function mediaPlaylist({ qualities }: StreamIndex, quality: number): string | null {
  const segments = qualities[quality]?.segments
  if (!segments) return null
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:3',
    `#EXT-X-TARGETDURATION:${Math.ceil(Math.max(...segments))}`,
    '#EXT-X-MEDIA-SEQUENCE:0',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    ...segments.flatMap((lengthS, segment) => [
      ...(segment % SEGMENTS_PER_KEY === 0
        ? [`#EXT-X-KEY:METHOD=AES-128,URI="?q=${quality}&k=${keyNumber(segment)}"`]
        : []),
      `#EXTINF:${lengthS.toFixed(3)},`,
      `?q=${quality}&s=${segment}`,
    ]),
    '#EXT-X-ENDLIST',
    '',
  ].join('\n')
}

/** Lengths of the segments, s, in a playlist that ffmpeg wrote. */
export const segmentLengths = (playlist: string): number[] =>
  [...playlist.matchAll(/^#EXTINF:([\d.]+),/gm)].map(([, length]) => Number(length))

/** The initialisation vector of a segment: its number in 16 bytes, the highest first. */
export function segmentIv(segment: number): Uint8Array {
  const iv = new Uint8Array(16)
  new DataView(iv.buffer).setUint32(12, segment)
  return iv
}
