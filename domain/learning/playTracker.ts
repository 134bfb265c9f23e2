import { MAX_SPEED, mergePlayed, type Played } from './playedTime.ts'

/** What a player says of itself: the time of the browser (ms), where it is (s) and whether it plays. */
export type PlaySample = { at: number; positionS: number; isPlaying: boolean }

export type PlayTracker = { last: PlaySample | null; parts: readonly Played[] }

export const NOTHING_PLAYED: PlayTracker = { last: null, parts: [] }

/** Players say a little late where they are, s. */
const LATE_S = 1

/** Adds what was played since the sample before; a jump is not played, neither forward nor back. */
export function trackPlay({ last, parts }: PlayTracker, sample: PlaySample): PlayTracker {
  if (!last?.isPlaying) return { last: sample, parts }
  const moved = sample.positionS - last.positionS
  const passed = (sample.at - last.at) / 1000
  const isPlayed = moved > 0 && moved <= passed * MAX_SPEED + LATE_S
  return {
    last: sample,
    parts: isPlayed ? mergePlayed([...parts, [last.positionS, sample.positionS]]) : parts,
  }
}
