import { placeOf } from '../standings/placeOf.ts'
import { rankCandidates } from '../standings/rankCandidates.ts'
import { type RankFigures, rankVector, type TieBreak } from '../standings/tieBreaks.ts'

type Figures = RankFigures & { full: number }
/** An attempt before and after a regrade; marks of both are over `den`. Only candidates have ranks. */
export type RegradedAttempt = {
  id: string
  student: string | null
  den: number
  isCandidate: boolean
  before: Figures
  after: Figures
}
export type RankMove = { attempt: RegradedAttempt; rankBefore: number | null; rankAfter: number | null }

/** Attempts with other marks or another rank after a regrade: those whose marks change most come first, then those whose rank does. */
export function rankMoves(attempts: readonly RegradedAttempt[], rules: readonly TieBreak[]): RankMove[] {
  const candidates = attempts.filter(({ isCandidate }) => isCandidate)
  const rankIn = (which: 'before' | 'after') => {
    const { vectors } = rankCandidates(
      candidates.map((attempt) => ({ attempt: attempt.id, figures: attempt[which] })),
      rules,
      1,
    )
    return (attempt: RegradedAttempt): number | null =>
      attempt.isCandidate ? placeOf(vectors, rankVector(attempt[which], rules), true).rank : null
  }
  const [before, after] = [rankIn('before'), rankIn('after')]
  const changeOf = ({ attempt }: RankMove) => Math.abs(attempt.after.marks - attempt.before.marks)
  const rankChangeOf = ({ rankBefore, rankAfter }: RankMove) => Math.abs((rankAfter ?? 0) - (rankBefore ?? 0))
  return attempts
    .map((attempt) => ({ attempt, rankBefore: before(attempt), rankAfter: after(attempt) }))
    .filter((move) => changeOf(move) > 0 || rankChangeOf(move) > 0)
    .toSorted(
      (a, b) =>
        changeOf(b) - changeOf(a) ||
        rankChangeOf(b) - rankChangeOf(a) ||
        (a.attempt.id < b.attempt.id ? -1 : 1),
    )
}
