import { DAY_MS } from '../auth/policy.ts'
import { mergePlayed, type Played } from './playedTime.ts'

/** A recording is analysed in this many parts of equal length. */
export const RECORDING_PARTS = 10
/** So much of a part has to be played that somebody has seen it. */
const SEEN = 0.5

/** How far one student is in a recording. */
export type Watched = { played: readonly Played[]; lengthS: number }

export type RecordingFigures = {
  /** Students who have played some of it. */
  viewers: number
  /** How many of them have seen each tenth. */
  seen: number[]
  /** Whole percent of the recording that they have played on average. */
  average: number
  /** Index of the tenth before which most of them stopped; null when nobody did. */
  leftAt: number | null
}

/** Figures of a recording from the progress of its students. Progress without the recording's length is left out. */
export function recordingFigures(rows: readonly Watched[]): RecordingFigures {
  const seen = Array.from({ length: RECORDING_PARTS }, () => 0)
  let [viewers, shares] = [0, 0]
  for (const { played, lengthS } of rows) {
    if (lengthS <= 0 || played.length === 0) continue
    viewers++
    const parts = mergePlayed(played)
    const size = lengthS / RECORDING_PARTS
    let playedS = 0
    for (let index = 0; index < RECORDING_PARTS; index++) {
      const inPart = overlap(parts, index * size, (index + 1) * size)
      playedS += inPart
      if (inPart >= size * SEEN) seen[index] = (seen[index] ?? 0) + 1
    }
    shares += Math.min(1, playedS / lengthS)
  }
  return {
    viewers,
    seen,
    average: viewers === 0 ? 0 : Math.round((shares / viewers) * 100),
    leftAt: largestFall(seen),
  }
}

const overlap = (parts: readonly Played[], from: number, to: number): number =>
  parts.reduce((sum, [start, end]) => sum + Math.max(0, Math.min(end, to) - Math.max(start, from)), 0)

function largestFall(seen: readonly number[]): number | null {
  let [at, fall]: [number | null, number] = [null, 0]
  for (let index = 1; index < seen.length; index++) {
    const here = (seen[index - 1] ?? 0) - (seen[index] ?? 0)
    if (here > fall) [at, fall] = [index, here]
  }
  return at
}

type Plan = {
  /** When access began, ms since epoch. */
  since: number
  /** The day of the exam or the end of access, ms since epoch; null when there is neither. */
  until: number | null
  lessons: number
  done: number
}

/**
 * How many lessons somebody is behind a plan that spreads them evenly until its end; 0 when they are in time, null without a plan. A day is
 * nobody's delay.
 */
export function lessonsBehind({ since, until, lessons, done }: Plan, now: number): number | null {
  if (until === null || until <= since) return null
  const gone = Math.min(1, Math.max(0, now - DAY_MS - since) / (until - since))
  return Math.max(0, Math.floor(lessons * gone) - done)
}

/** Lessons a week that are needed to have done all before the end of a plan, rounded up; in its last week all that is left. */
export function lessonsPerWeek({ until, lessons, done }: Omit<Plan, 'since'>, now: number): number | null {
  const left = Math.max(0, lessons - done)
  if (until === null || until <= now || left === 0) return null
  return Math.ceil(left / Math.max(1, (until - now) / (7 * DAY_MS)))
}
