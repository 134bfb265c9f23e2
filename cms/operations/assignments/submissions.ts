import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { insertIfAbsent, readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { updateWithRetry } from '#database/updateWithRetry.ts'
import type { AssignmentResponse, AssignmentRound, HandedFile } from '#domain/calls/learning/assignments.ts'
import { ASSIGNMENT_MOVES, arrivalOf, DEFAULT_FILES, DEFAULT_MARKS } from '#domain/learning/assignment.ts'
import type { AssignmentSubmission, Lecture } from '#payload-types'
import { countLearningDay } from '../learning/streak.ts'
import { assignmentKey, markFilesUsed } from './assignmentFiles.ts'

const collection = 'assignment-submissions'
type Row = AssignmentSubmission & { rev: number }

/** A student's submission for an assignment; null before the first. */
export const submissionOf = (
  payload: BasePayload,
  student: string,
  lecture: string,
): Promise<AssignmentSubmission | null> =>
  readRow({ payload, collection, where: { key: { equals: assignmentKey(student, lecture) } } })

export const deadlineOf = ({ dueAt, takesLate }: Pick<Lecture, 'dueAt' | 'takesLate'>) => ({
  dueAt: dueAt ? Date.parse(dueAt) : null,
  takesLate: takesLate ?? true,
})

/** Maximum marks of an answer. */
export const maxMarksOf = ({ maxMarks }: Pick<Lecture, 'maxMarks'>): number => maxMarks ?? DEFAULT_MARKS

/** Maximum number of files of an answer. */
export const maxFiles = ({ maxFiles }: Pick<Lecture, 'maxFiles'>): number => maxFiles ?? DEFAULT_FILES

/** An assignment with the student's submission, as shown to the student. */
export function assignmentView(
  lecture: Lecture,
  row: AssignmentSubmission | null,
  now: Date,
): Omit<AssignmentResponse, 'apiSuccess' | 'message'> {
  const deadline = deadlineOf(lecture)
  return {
    assignment: { ...deadline, maxMarks: maxMarksOf(lecture), maxFiles: maxFiles(lecture) },
    submission: row && {
      state: row.state,
      text: row.text ?? '',
      files: row.files as HandedFile[],
      handedInAt: Date.parse(row.handedInAt),
      isLate: row.isLate ?? false,
      marks: row.marks ?? null,
      comment: row.comment ?? '',
      reviewedAt: row.reviewedAt ? Date.parse(row.reviewedAt) : null,
      earlier: row.earlier as AssignmentRound[],
    },
    arrival: arrivalOf(deadline, row && { state: row.state, isLate: row.isLate ?? false }, now.getTime()),
  }
}

type HandedIn = { student: string; lecture: Lecture; text: string; files: readonly HandedFile[]; now: Date }
export type HandInOutcome = 'handedIn' | 'final' | 'over' | 'filesMissing'

/**
 * Submits an answer, or replaces one that was not reviewed yet; after a returned answer it begins the next round. Idempotent. `final`: the answer
 * was accepted already. `over`: the assignment is closed.
 */
export async function handIn(
  payload: BasePayload,
  project: RequestProject,
  { student, lecture, text, files, now }: HandedIn,
): Promise<HandInOutcome> {
  const key = assignmentKey(student, String(lecture.id))
  const digests = files.map(({ digest }) => digest)
  // Before the answer is saved, so that a killed process leaves no answer whose files get deleted.
  if (!(await markFilesUsed(payload, key, digests))) return 'filesMissing'
  const at = now.toISOString()
  const answer = { text, files: [...files], handedInAt: at, state: 'handedIn' as const }
  const arriving = (row: Row | null) =>
    arrivalOf(deadlineOf(lecture), row && { state: row.state, isLate: row.isLate ?? false }, now.getTime())
  const change = (row: Row): { data: Partial<Row> | null; answer: HandInOutcome } => {
    if (!ASSIGNMENT_MOVES[row.state].handIn) return { data: null, answer: 'final' }
    const arrival = arriving(row)
    if (arrival === 'over') return { data: null, answer: 'over' }
    const again = row.state === 'returned' ? nextRound(row) : {}
    return { data: { ...answer, ...again, isLate: arrival === 'late' }, answer: 'handedIn' }
  }
  const update = () =>
    updateWithRetry<typeof collection, HandInOutcome>({
      payload,
      collection,
      where: { key: { equals: key } },
      change,
    })
  const counted = async (outcome: HandInOutcome) => {
    if (outcome === 'handedIn')
      await countLearningDay(payload, { project: project.id, student }, now.getTime())
    return outcome
  }
  const changed = await update()
  if (changed) return counted(changed)
  const arrival = arriving(null)
  if (arrival === 'over') return 'over'
  const inserted = await insertIfAbsent({
    payload,
    collection,
    data: {
      ...answer,
      key,
      project: project.id,
      student,
      class: idOf(lecture.class),
      lecture: lecture.id,
      title: lecture.title,
      isLate: arrival === 'late',
      earlier: [],
      rev: 0,
    },
  })
  return counted(inserted ? 'handedIn' : ((await update()) ?? 'over'))
}

/** Moves the review to the earlier rounds; the new answer is unreviewed. */
function nextRound(row: Row): Partial<Row> {
  const round: AssignmentRound = {
    text: row.text ?? '',
    files: row.files as HandedFile[],
    handedInAt: Date.parse(row.handedInAt),
    isLate: row.isLate ?? false,
    marks: row.marks ?? null,
    comment: row.comment ?? '',
    reviewedAt: Date.parse(row.reviewedAt ?? row.handedInAt),
  }
  const earlier = [...(row.earlier as AssignmentRound[]), round].slice(-MAX_ROUNDS)
  return { earlier, marks: null, comment: null, reviewedAt: null, reviewer: null }
}

/** Maximum number of stored earlier rounds. */
const MAX_ROUNDS = 20

type Review = {
  id: string
  rev: number
  reviewer: string
  isAccepted: boolean
  marks: number | null
  comment: string
  now: Date
}

/** Accepts an answer or returns it for improvement. `meanwhile`: it has changed since the reviewer loaded it. `tooLate`: it was reviewed already. */
export async function reviewSubmission(
  payload: BasePayload,
  { id, rev, reviewer, isAccepted, marks, comment, now }: Review,
): Promise<{ state: 'done'; row: AssignmentSubmission } | { state: 'meanwhile' | 'tooLate' }> {
  type Outcome = Awaited<ReturnType<typeof reviewSubmission>>
  const done = await updateWithRetry<typeof collection, Outcome>({
    payload,
    collection,
    where: { id: { equals: id } },
    change: (row) => {
      if (row.rev !== rev) return { data: null, answer: { state: 'meanwhile' } }
      const state = ASSIGNMENT_MOVES[row.state][isAccepted ? 'accept' : 'return']
      if (!state) return { data: null, answer: { state: 'tooLate' } }
      return {
        data: { state, marks, comment, reviewer, reviewedAt: now.toISOString() },
        answerWith: (after) => ({ state: 'done', row: after }),
      }
    },
  })
  return done ?? { state: 'meanwhile' }
}
