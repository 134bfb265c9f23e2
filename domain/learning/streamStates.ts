/**
 * States of the adaptive stream of a video. `none`: the file is not inspected yet; `unfit`: it is longer or larger than what is
 * converted, or no video that can be read. A file plays by ranges whatever the state.
 */
export const STREAM_STATES = ['none', 'working', 'ready', 'failed', 'unfit'] as const
export type StreamState = (typeof STREAM_STATES)[number]

/** `begin` also takes over what a stopped server left; `replace`: another file is behind the address. */
export const STREAM_ACTS = ['begin', 'finish', 'fail', 'refuse', 'giveUp', 'replace'] as const
export type StreamAct = (typeof STREAM_ACTS)[number]

/** What each act makes of a state; what is missing is refused. */
export const STREAM_MOVES: Record<StreamState, Partial<Record<StreamAct, StreamState>>> = {
  none: { begin: 'working', replace: 'none' },
  working: {
    begin: 'working',
    finish: 'ready',
    fail: 'none',
    giveUp: 'failed',
    refuse: 'unfit',
    replace: 'none',
  },
  ready: { replace: 'none' },
  failed: { replace: 'none' },
  unfit: { replace: 'none' },
}

/** States that an act can be done in. */
export const statesFor = (act: StreamAct): StreamState[] =>
  STREAM_STATES.filter((state) => STREAM_MOVES[state][act] !== undefined)

/** How often a conversion is tried, since a server may be stopped in the middle. */
export const MAX_STREAM_TRIES = 3
/** A conversion that was not heard of for so long is taken over, ms. */
export const SILENT_STREAM_MS = 120_000

/** Maximum length, s, and pixels of a picture of what is converted. */
const MAX_LENGTH_S = 6 * 3600
const MAX_PIXELS = 4096 * 2304

export type VideoFacts = { lengthS: number; width: number; height: number; hasSound: boolean }

/** Whether a video is converted. */
export const isFitForStream = ({ lengthS, width, height }: VideoFacts): boolean =>
  lengthS > 0 && lengthS <= MAX_LENGTH_S && width > 0 && height > 0 && width * height <= MAX_PIXELS

/** A quality of a stream: lines, none for sound alone, and bits per second of picture and sound together. */
export type Quality = { height: number; bitrate: number }

/** Bits per second of the sound, which is the same in every quality. */
export const SOUND_BITRATE = 64_000
const SOUND_ALONE: Quality = { height: 0, bitrate: SOUND_BITRATE }

const QUALITIES: readonly Quality[] = [
  { height: 240, bitrate: 300_000 },
  { height: 480, bitrate: 900_000 },
  { height: 720, bitrate: 1_800_000 },
]

/** Qualities that a video is converted to: those below its own lines, the one that has at least as many, and its sound alone. */
export const qualitiesFor = ({ height, hasSound }: Pick<VideoFacts, 'height' | 'hasSound'>): Quality[] => [
  ...QUALITIES.filter((_, index) => index === 0 || (QUALITIES[index - 1]?.height ?? 0) < height),
  ...(hasSound ? [SOUND_ALONE] : []),
]
