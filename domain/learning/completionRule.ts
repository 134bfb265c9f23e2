/** The rule by which a lesson is completed; null and 0 are no condition. */
export type CompletionRule = {
  /** Percent of the recording that are played. */
  playedPercent?: number | null
  /** Minutes that the lesson is open in front of the student. */
  dwellMinutes?: number | null
  /** Percent of the marks of its quiz. */
  quizPassPercent?: number | null
  /** Whether an answer to its assignment is accepted first. */
  isAssignment?: boolean
  /** Whether it is a live class that has no recording yet. */
  isLive?: boolean
}

/** The part of a rule that is not met; percent and minutes are whole numbers. */
export type Unmet =
  | { rule: 'played'; percent: number; done: number }
  | { rule: 'dwell'; minutes: number; left: number }
  | { rule: 'quiz'; percent: number }
  | { rule: 'assignment' }
  | { rule: 'live' }

type Progress = {
  playedS: number
  lengthS: number
  dwellS: number
  hasPassedQuiz: boolean
  isAccepted: boolean
  /** Whether its live class has begun. */
  hasBegun: boolean
}

/** Whole percent of the recording that were played; 0 while its length is not known. */
export const playedShare = ({ playedS, lengthS }: Pick<Progress, 'playedS' | 'lengthS'>): number =>
  lengthS > 0 ? Math.min(100, Math.floor((playedS / lengthS) * 100)) : 0

/** The first rule that is not met, or null: then the lesson may be done. */
export function unmetRule(rule: CompletionRule, progress: Progress): Unmet | null {
  const { playedPercent, dwellMinutes, quizPassPercent } = rule
  if (rule.isLive && !progress.hasBegun) return { rule: 'live' }
  const done = playedShare(progress)
  if (playedPercent && done < playedPercent) return { rule: 'played', percent: playedPercent, done }
  const leftS = (dwellMinutes ?? 0) * 60 - progress.dwellS
  if (dwellMinutes && leftS > 0) return { rule: 'dwell', minutes: dwellMinutes, left: Math.ceil(leftS / 60) }
  if (quizPassPercent && !progress.hasPassedQuiz) return { rule: 'quiz', percent: quizPassPercent }
  if (rule.isAssignment && !progress.isAccepted) return { rule: 'assignment' }
  return null
}

/** How much shorter a recording may be than the minutes of its lecture say, which are rounded. */
const SHORTEST = 0.8

/**
 * The length of a recording, s: as reported by the player, unless that is far below the minutes entered by staff; then those. So no one makes a
 * lesson short.
 */
export function lengthOf(of: { playerS: number; minutes: number }): number {
  const statedS = of.minutes * 60
  return of.playerS >= (statedS - 60) * SHORTEST ? of.playerS : statedS
}
