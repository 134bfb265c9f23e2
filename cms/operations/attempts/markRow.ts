import type { AttemptTiming } from '#domain/exams/attempts/AttemptTiming.ts'
import { countedSaves } from '#domain/exams/attempts/countedSaves.ts'
import type { KeptAnswers } from '#domain/exams/attempts/keptAnswers.ts'
import { type StoredResult, storedResult } from '#domain/exams/attempts/storedResult.ts'
import { changedScheme } from '#domain/exams/marking/changedScheme.ts'
import { type AskedSection, type AttemptAnswers, markAttempt } from '#domain/exams/marking/markAttempt.ts'
import { clamp } from '#domain/exams/marks/arithmetic.ts'
import { ZERO } from '#domain/exams/marks/Fraction.ts'
import { askedSections } from '#domain/exams/papers/drawPaper.ts'
import type { ReleaseKeys } from '#domain/exams/releases/Release.ts'
import type { GivenMarks } from '#domain/exams/sheets/givenMarks.ts'
import type { TestUserAttempt } from '#payload-types'
import type { LoadedRelease } from './loadRelease.ts'

type MarkedRow = Pick<TestUserAttempt, 'seed' | 'answers' | 'lateAnswers' | 'timing' | 'expertMarks'>

/** What the answers of an attempt are worth by these keys. The same row and keys always give the same. */
export function markRow(
  release: LoadedRelease,
  { keys }: Pick<ReleaseKeys, 'keys'>,
  { seed, answers, lateAnswers, timing, expertMarks }: MarkedRow,
): StoredResult {
  const { acceptedUntil } = timing as unknown as AttemptTiming
  const saves = countedSaves(answers as KeptAnswers, lateAnswers as KeptAnswers, acceptedUntil)
  const asked = askedOf(release, seed)
  const given = expertMarksOf(asked, keys, (expertMarks ?? {}) as GivenMarks)
  const marked = markAttempt(asked, keys, { answers: saves, expertMarks: given })
  return storedResult(marked, keys.denominator ?? release.denominator, saves)
}

/** What experts gave, never more than a question is worth now: its marks may have been changed since. */
const expertMarksOf = (
  asked: readonly AskedSection[],
  { marks: changed }: ReleaseKeys['keys'],
  given: GivenMarks,
): AttemptAnswers['expertMarks'] =>
  asked.flatMap(({ questions }) =>
    questions.flatMap(({ id, scheme }) => {
      const marks = given[id]
      const maxMarks = changedScheme(scheme, id, changed).correct
      return marks ? [{ question: id, marks: clamp(marks, ZERO, maxMarks) }] : []
    }),
  )

const undrawnSections = new WeakMap<LoadedRelease, AskedSection[]>()

/** What an attempt is asked, drawn once where everybody is asked the same in the same order. */
function askedOf(release: LoadedRelease, seed: string): AskedSection[] {
  const { paper, bank } = release.content
  const isDrawn =
    paper.shuffle.sections ||
    paper.shuffle.questions ||
    paper.sections.some(({ items }) => items.some(({ kind }) => kind === 'pool'))
  if (isDrawn) return askedSections(paper, bank, seed)
  const known = undrawnSections.get(release) ?? askedSections(paper, bank, seed)
  undrawnSections.set(release, known)
  return known
}
