import type { BasePayload } from 'payload'
import { readRow } from '#database/guard.ts'
import type { Sheet, SheetDraft } from '#domain/calls/exams/sheets.ts'
import type { Answer } from '#domain/exams/answers/AnswerSchema.ts'
import type { AttemptTiming } from '#domain/exams/attempts/AttemptTiming.ts'
import { countedSaves } from '#domain/exams/attempts/countedSaves.ts'
import type { KeptAnswers } from '#domain/exams/attempts/keptAnswers.ts'
import { changedScheme } from '#domain/exams/marking/changedScheme.ts'
import type { Fraction } from '#domain/exams/marks/Fraction.ts'
import { marksText } from '#domain/exams/marks/marksText.ts'
import { askedSections } from '#domain/exams/papers/drawPaper.ts'
import type { GivenMarks } from '#domain/exams/sheets/givenMarks.ts'
import { drawingsOf, type SheetDrawings } from '#domain/exams/sheets/pageDrawing.ts'
import { SEES_EARLIER } from '#domain/exams/sheets/sheetStates.ts'
import type { AnswerSheet, TestUserAttempt } from '#payload-types'
import { headOf } from '../../attempts/attemptHead.ts'
import { loadKeys } from '../../attempts/loadRelease.ts'
import { paperOfAttempt } from '../../attempts/paperOfAttempt.ts'
import { roundsOf } from './sheetRows.ts'

/** A written answer that counts, with what it is worth. */
export type SheetQuestion = {
  id: string
  number: number
  question: string
  part: string | null
  full: Fraction
  rubric: { text: { en?: string; hi?: string }; marks: Fraction }[]
  text: string
  files: readonly string[]
}

export type OpenSheet = { row: TestUserAttempt; questions: SheetQuestion[]; view: Sheet }

/** The written answers of a sheet's attempt, in the student's own order; null when the attempt is gone. */
export async function sheetOf(payload: BasePayload, sheet: AnswerSheet): Promise<OpenSheet | null> {
  const where = { id: { equals: sheet.attempt } }
  const row = await readRow({ payload, collection: 'test-user-attempts', where })
  if (!row) return null
  const head = headOf(row)
  const [{ release, drawn }, { keys }, earlier] = await Promise.all([
    paperOfAttempt(payload, head),
    loadKeys(payload, head.release),
    earlierMarks(payload, sheet),
  ])
  const { paper, bank, typeset } = release.content
  const { acceptedUntil } = row.timing as unknown as AttemptTiming
  const saves = countedSaves(row.answers as KeptAnswers, row.lateAnswers as KeptAnswers, acceptedUntil)
  const answerOf = new Map(saves.map(({ question, answer }) => [question, answer as Answer | null]))
  const keyOf = new Map(keys.keys.map(({ question, key }) => [question, key]))
  const asked = askedSections(paper, bank, head.seed).flatMap(({ questions }) => questions)
  const schemeOf = new Map(asked.map(({ id, scheme }) => [id, changedScheme(scheme, id, keys.marks)]))
  const questions = drawn.sections
    .flatMap((section) => section.questions)
    .flatMap(({ id, question, part }, index): SheetQuestion[] => {
      const [answer, key, scheme] = [answerOf.get(id), keyOf.get(id), schemeOf.get(id)]
      if (answer?.type !== 'subjective' || !scheme) return []
      if (answer.text.trim() === '' && answer.files.length === 0) return []
      return [
        {
          id,
          question,
          part,
          number: index + 1,
          full: scheme.correct,
          rubric: key?.type === 'subjective' ? key.rubric : [],
          text: answer.text,
          files: answer.files,
        },
      ]
    })
  const drafts = (sheet.draft ?? {}) as SheetDraft
  const drawings = (sheet.drawings ?? {}) as SheetDrawings
  const shown = questions.flatMap(({ question, full, rubric, files, ...one }) => {
    const content = typeset[question]
    if (!content) return []
    const steps = rubric.map(({ text, marks }) => ({ text, marks: marksText(marks) }))
    const before = earlier.flatMap((marks) => {
      const given = marks[one.id]
      return given ? [{ marks: marksText(given), note: given.note }] : []
    })
    return [
      {
        ...one,
        content,
        full: marksText(full),
        rubric: steps,
        files: [...files],
        before,
        drawings: drawingsOf(drawings, one.id, files),
        draft: drafts[one.id] ?? null,
      },
    ]
  })
  const until = sheet.leaseUntil ? new Date(sheet.leaseUntil).getTime() : 0
  const { title, round, reason = null } = sheet
  return {
    row,
    questions,
    view: { id: String(sheet.id), title, round, reason: reason ?? null, until, questions: shown },
  }
}

/** What experts of earlier rounds gave, where the one of this round may know it. */
async function earlierMarks(payload: BasePayload, { attempt, round }: AnswerSheet): Promise<GivenMarks[]> {
  if (!SEES_EARLIER[round]) return []
  const rounds = await roundsOf(payload, attempt)
  return rounds.flatMap((one) => (one.round !== round && one.marks ? [one.marks as GivenMarks] : []))
}
