import type { AttemptResult } from '../marking/markAttempt.ts'
import { overDenominator } from '../marks/wireMarks.ts'
import type { KeptSave } from './keptAnswers.ts'

/**
 * The columns of a result: marks as integers over the denominator of the paper. Time spent is what the browser said and never marked.
 * @param saves that were marked
 */
export function storedResult(result: AttemptResult, den: number, saves: readonly KeptSave[]) {
  const saveOf = new Map(saves.map((save) => [save.question, save]))
  const num = (marks: AttemptResult['marks']): number => overDenominator(marks, den)
  const questions = result.questions.map(({ id, section, outcome, marks, full, refusal }) => {
    const save = saveOf.get(id)
    // Without spreads: a regrade makes hundreds of thousands of these, and spreading takes longer than marking.
    return {
      id,
      section,
      outcome,
      marks: num(marks),
      full: num(full),
      refusal,
      answer: save?.answer ?? null,
      spentMs: save?.spentMs ?? 0,
      isLate: save?.isLate ?? false,
    }
  })
  return {
    marksNum: num(result.marks),
    fullNum: num(result.full),
    den,
    counts: result.counts,
    isPending: result.isPending,
    questions,
    figures: {
      right: result.counts.right,
      wrong: result.counts.wrong,
      sections: Object.fromEntries(result.sections.map(({ id, marks }) => [id, num(marks)])),
    },
    sections: result.sections.map(({ id, marks, full, counts }) => ({
      id,
      marks: num(marks),
      full: num(full),
      counts,
      spentMs: questions
        .filter(({ section }) => section === id)
        .reduce((total, { spentMs }) => total + spentMs, 0),
    })),
  }
}
/** The column `figures`. */
export type ResultFigures = StoredResult['figures']
export type StoredResult = ReturnType<typeof storedResult>
