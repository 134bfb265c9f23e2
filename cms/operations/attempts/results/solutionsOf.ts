import type { BasePayload } from 'payload'
import { readRow } from '#database/guard.ts'
import type { SolutionsResponse, Solved } from '#domain/calls/exams/solutions.ts'
import type { Answer } from '#domain/exams/answers/AnswerSchema.ts'
import { filesOfAnswer } from '#domain/exams/answers/pagesOfAnswer.ts'
import { type KeptAnswers, keptSaveOf } from '#domain/exams/attempts/keptAnswers.ts'
import type { StoredResult } from '#domain/exams/attempts/storedResult.ts'
import { changedScheme } from '#domain/exams/marking/changedScheme.ts'
import { reduced } from '#domain/exams/marks/Fraction.ts'
import { signedText } from '#domain/exams/marks/signedText.ts'
import { toWire } from '#domain/exams/marks/wireMarks.ts'
import { filesIn, picturesOf } from '#domain/exams/pack/filesIn.ts'
import { askedSections } from '#domain/exams/papers/drawPaper.ts'
import type { TypesetContent, TypesetLeaf } from '#domain/exams/questions/typesetContent.ts'
import { rightAnswerText } from '#domain/exams/results/rightAnswerText.ts'
import { solutionsFrom } from '#domain/exams/results/solutionsFrom.ts'
import { type GivenMarks, givenSteps } from '#domain/exams/sheets/givenMarks.ts'
import { drawingsOf } from '#domain/exams/sheets/pageDrawing.ts'
import type { Locale } from '#domain/text/locales.ts'
import type { AttemptResult } from '#payload-types'
import { objectionsOf } from '../../exams/objections/objectionsOf.ts'
import { keptQuestionsOf } from '../../exams/revision/keepQuestions.ts'
import { shownDrawings } from '../../exams/sheets/shownDrawings.ts'
import type { AttemptHead } from '../attemptHead.ts'
import { publishedResults } from '../attemptRows.ts'
import { loadKeys } from '../loadRelease.ts'
import { type AttemptPaper, paperOfAttempt } from '../paperOfAttempt.ts'

/** The published result of an attempt if its keys and solutions may be seen now; the one place that decides it. */
export async function solvedResult(
  payload: BasePayload,
  head: AttemptHead,
  now: number,
): Promise<{ result: AttemptResult; drawn: AttemptPaper } | null> {
  const result = (await publishedResults(payload, [head])).get(head.id)
  if (!result || result.isPending) return null
  const drawn = await paperOfAttempt(payload, head)
  return solutionsFrom(drawn.release.content.paper) <= now ? { result, drawn } : null
}

/** What was asked and answered in an attempt, what is right and why, by the keys of its result; null before the solution time. */
export async function solutionsOf(
  payload: BasePayload,
  head: AttemptHead,
  locale: Locale,
  now: number,
): Promise<SolutionsResponse['solutions']> {
  const solved = await solvedResult(payload, head, now)
  if (!solved) return null
  const { result, drawn } = solved
  const { content } = drawn.release
  const ids = (result.questions as StoredResult['questions']).map(({ id }) => id)
  const [{ keys, solutions }, kept, { objections, reports }, row] = await Promise.all([
    loadKeys(payload, head.release, result.keyNumber),
    head.student === null ? null : keptQuestionsOf(payload, head.student, ids),
    objectionsOf(payload, head.id),
    readRow({ payload, collection: 'test-user-attempts', where: { id: { equals: head.id } } }),
  ])
  const keyOf = new Map(keys.keys.map(({ question, key }) => [question, key]))
  const solutionOf = new Map(solutions.map((solution) => [solution.question, solution]))
  const marked = new Map((result.questions as StoredResult['questions']).map((one) => [one.id, one]))
  const asked = askedSections(content.paper, content.bank, head.seed).flatMap(({ questions }) => questions)
  const schemeOf = new Map(asked.map(({ id, scheme }) => [id, changedScheme(scheme, id, keys.marks)]))
  const saved = (row?.answers ?? {}) as KeptAnswers
  const given = (row?.expertMarks ?? {}) as GivenMarks
  const hasPages = (result.questions as StoredResult['questions']).some(
    ({ answer }) => filesOfAnswer(answer as Answer | null).length > 0,
  )
  const drawings = hasPages ? await shownDrawings(payload, head.id) : {}
  const placed = drawn.drawn.sections.flatMap(({ id: section, questions }) =>
    questions.map((question) => ({ section, question })),
  )
  return {
    sections: drawn.drawn.sections.map(({ id }) => ({
      id,
      title: content.paper.sections.find((one) => one.id === id)?.title ?? {},
    })),
    contents: Object.fromEntries(
      placed.flatMap(({ question: { question } }) => {
        const found = content.typeset[question]
        return found ? [[question, found] as const] : []
      }),
    ),
    questions: placed.flatMap(({ section, question }, index): Solved[] => {
      const { id, part, options } = question
      const [one, key, scheme] = [marked.get(id), keyOf.get(id), schemeOf.get(id)]
      const leaf = leafIn(content.typeset[question.question], part)
      if (!one || !leaf) return []
      return [
        {
          asked: {
            id,
            question: question.question,
            part,
            type: leaf.type,
            options,
            removed: null,
            right: scheme ? signedText(scheme.correct) : '',
            wrong: scheme ? signedText(scheme.wrong) : '',
          },
          number: index + 1,
          section,
          outcome: one.outcome,
          marks: toWire(reduced(BigInt(one.marks), BigInt(result.den)), result.den),
          answer: one.answer as Answer | null,
          isMarked: keptSaveOf(saved, id)?.isMarked ?? false,
          spentMs: one.spentMs,
          right: key ? rightAnswerText(leaf, key, options, locale) : '',
          solution: solutionOf.get(id) ?? null,
          kept: kept?.get(id) ?? NOT_KEPT,
          expertNote: given[id]?.note || null,
          expertSteps: key?.type === 'subjective' ? givenSteps(key.rubric, given[id]) : [],
          drawings: drawingsOf(drawings, id, filesOfAnswer(one.answer as Answer | null)),
          objection: objections.get(id) ?? null,
          report: reports.get(id) ?? null,
        },
      ]
    }),
  }
}

const NOT_KEPT: Solved['kept'] = { isBookmarked: false, note: '', isRevised: false }

/** Ids of the files that questions and solutions of an attempt show; empty before the solution time. */
export async function solutionFiles(
  payload: BasePayload,
  head: AttemptHead,
  now: number,
): Promise<ReadonlySet<string>> {
  const solved = await solvedResult(payload, head, now)
  if (!solved) return new Set()
  const { result, drawn } = solved
  const { typeset } = drawn.release.content
  const { solutions } = await loadKeys(payload, head.release, result.keyNumber)
  const asked = drawn.drawn.sections.flatMap(({ questions }) => questions)
  const ids = new Set(asked.map(({ id }) => id))
  const ofQuestions = [...new Set(asked.map(({ question }) => question))].flatMap((id) => {
    const content = typeset[id]
    return content ? filesIn(content) : []
  })
  const ofSolutions = solutions
    .filter(({ question }) => ids.has(question))
    .flatMap(({ text, video }) => [...(text ? picturesOf(text) : []), ...(video ? [video] : [])])
  return new Set([...ofQuestions, ...ofSolutions])
}

function leafIn(content: TypesetContent | undefined, part: string | null): TypesetLeaf | null {
  if (!content) return null
  if (content.type !== 'comprehension') return content
  return content.parts.find(({ id }) => id === part)?.content ?? null
}
