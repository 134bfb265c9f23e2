import type { BasePayload } from 'payload'
import { updateWithRetry } from '#database/updateWithRetry.ts'
import type { Save } from '#domain/exams/attempts/applySave.ts'
import { judgeArrivals } from '#domain/exams/attempts/judgeArrivals.ts'
import { answeredCount, type KeptAnswers, keptSaveOf } from '#domain/exams/attempts/keptAnswers.ts'
import { markAttempt } from '#domain/exams/marking/markAttempt.ts'
import type { Outcome } from '#domain/exams/marking/outcomes.ts'
import { toWire, type WireMarks } from '#domain/exams/marks/wireMarks.ts'
import { askedSections } from '#domain/exams/papers/drawPaper.ts'
import { leafOf } from '#domain/exams/questions/leafOf.ts'
import type { TypesetSolution } from '#domain/exams/questions/typesetContent.ts'
import { rightAnswerText } from '#domain/exams/results/rightAnswerText.ts'
import type { Locale } from '#domain/text/locales.ts'
import type { TestUserAttempt } from '#payload-types'
import { type AttemptHead, headOf, rememberHead } from './attemptHead.ts'
import { loadKeys } from './loadRelease.ts'
import { paperOfAttempt } from './paperOfAttempt.ts'
import { hasInstantFeedback } from './releaseOutline.ts'
import { receivingOf } from './saveAnswers.ts'

export type Checked = {
  head: AttemptHead
  outcome: Outcome
  marks: WireMarks
  right: string
  solution: TypesetSolution | null
}

/**
 * Saves an answer of a quiz with instant feedback and marks it at once; from then on it is final, and checking it again gives the
 * same. Null when the quiz has no instant feedback or the answer could not be saved.
 */
export async function checkAnswer(
  payload: BasePayload,
  head: AttemptHead,
  save: Save,
  locale: Locale,
  now: number,
): Promise<Checked | null> {
  const drawn = await paperOfAttempt(payload, head)
  const { release } = drawn
  const { paper, bank } = release.content
  if (!hasInstantFeedback(head.kind, paper)) return null
  const row = await updateWithRetry({
    payload,
    collection: 'test-user-attempts',
    where: { id: { equals: head.id } },
    change: (current) => {
      const own = headOf(current)
      const after = judgeArrivals(receivingOf(own, current, drawn, now), drawn.asked, [save], now)
      const isChecked = own.checked.includes(save.question)
      const isSaved = after.outcomes[0] === 'saved' || after.outcomes[0] === 'known'
      const { answers, sequence } = after
      const checked = { checked: [...own.checked, save.question], clock: current.clock + 1 }
      const saved = {
        answers,
        sequence,
        answered: answeredCount(answers),
        lastSavedAt: new Date(now).toISOString(),
      }
      return {
        data: isSaved && !isChecked && own.state === 'inProgress' ? { ...saved, ...checked } : null,
        answerWith: (written: TestUserAttempt) => written,
      }
    },
  })
  if (!row) return null
  const fresh = rememberHead(payload, row)
  const kept = keptSaveOf((row.answers ?? {}) as KeptAnswers, save.question)
  if (!fresh.checked.includes(save.question) || !kept) return null
  const { keys, solutions } = await loadKeys(payload, release.id)
  const asked = askedSections(paper, bank, head.seed)
    .flatMap(({ questions }) => questions)
    .filter(({ id }) => id === save.question)
  const [marked] = markAttempt([{ id: 'checked', choose: null, questions: asked }], keys, {
    answers: [kept],
    expertMarks: [],
  }).questions
  const placed = drawn.drawn.sections
    .flatMap(({ questions }) => questions)
    .find(({ id }) => id === save.question)
  const leaf = placed && leafOf(release.content.typeset[placed.question], placed.part)?.leaf
  const key = keys.keys.find(({ question }) => question === save.question)?.key
  if (!marked) return null
  return {
    head: fresh,
    outcome: marked.outcome,
    marks: toWire(marked.marks, keys.denominator ?? release.denominator),
    right: placed && leaf && key ? rightAnswerText(leaf, key, placed.options, locale) : '',
    solution: solutions.find(({ question }) => question === save.question) ?? null,
  }
}
