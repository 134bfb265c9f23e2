import type { z } from 'zod'
import type { ObjectionRaisedSchema } from '#domain/calls/exams/objections.ts'
import type { ResultResponse } from '#domain/calls/exams/results.ts'
import type {
  KeepQuestionBody,
  ReviewResponseSchema,
  ReviseResponseSchema,
  RevisionResponse,
} from '#domain/calls/exams/revision.ts'
import type { SolutionsResponse } from '#domain/calls/exams/solutions.ts'
import type {
  AnswersBody,
  AnswersResponseSchema,
  CheckResponseSchema,
  HallResponseSchema,
  MyAttemptsResponseSchema,
  PaperInfoResponseSchema,
  PulseResponseSchema,
  StartBodySchema,
} from '#domain/calls/exams/tests.ts'
import type { AcceptedSchema } from '#domain/calls/responses.ts'
import type { Save } from '#domain/exams/attempts/applySave.ts'
import type { ErrorPlace } from '#domain/exams/objections/errorPlaces.ts'
import type { PaperKind } from '#domain/exams/releases/paperKinds.ts'
import { query, read, write } from './examRequest.ts'

type ObjectionRaised = z.infer<typeof ObjectionRaisedSchema>
type PaperAnswer = z.infer<typeof PaperInfoResponseSchema>
type HallAnswer = z.infer<typeof HallResponseSchema>
type PulseAnswer = z.infer<typeof PulseResponseSchema>
export type MyAttempt = z.infer<typeof MyAttemptsResponseSchema>['attempts'][number]
export type CheckAnswer = z.infer<typeof CheckResponseSchema>

/** The calls of exams below `base`. None of them throws. */
export const examCalls = (base: string) => ({
  paper: (kind: PaperKind, slug: string) => read<PaperAnswer>(base, `tests/paper?${query({ kind, slug })}`),
  start: (body: z.input<typeof StartBodySchema>) => write<HallAnswer>(base, 'tests/start', body),
  attempt: (attempt: string, device: string) =>
    read<HallAnswer>(base, `tests/attempt?${query({ attempt, device })}`),
  takeOver: (attempt: string, device: string) =>
    write<HallAnswer>(base, 'tests/takeover', { attempt, device }),
  answers: (body: AnswersBody) => write<z.infer<typeof AnswersResponseSchema>>(base, 'tests/answers', body),
  submit: (attempt: string, epoch: number) => write<PulseAnswer>(base, 'tests/submit', { attempt, epoch }),
  pause: (attempt: string) => write<PulseAnswer>(base, 'tests/pause', { attempt }),
  resume: (attempt: string) => write<PulseAnswer>(base, 'tests/resume', { attempt }),
  mine: () => read<z.infer<typeof MyAttemptsResponseSchema>>(base, 'tests/mine'),
  result: (attempt: string) => read<ResultResponse>(base, `tests/result?${query({ attempt })}`),
  solutions: (attempt: string) => read<SolutionsResponse>(base, `tests/solutions?${query({ attempt })}`),
  keep: (body: KeepQuestionBody) => write<z.infer<typeof AcceptedSchema>>(base, 'tests/keep', body),
  revise: (attempt: string, questions: readonly string[]) =>
    write<z.infer<typeof ReviseResponseSchema>>(base, 'tests/revise', { attempt, questions }),
  revision: () => read<RevisionResponse>(base, 'tests/revision'),
  review: (question: string, wasKnown: boolean) =>
    write<z.infer<typeof ReviewResponseSchema>>(base, 'tests/review', { question, wasKnown }),
  object: (attempt: string, question: string, reason: string, file: string | null) =>
    write<ObjectionRaised>(base, 'tests/object', { attempt, question, reason, file }),
  /** The order of the fee of an unpaid objection. */
  payObjection: (attempt: string, question: string) =>
    write<ObjectionRaised>(base, 'tests/payobjection', { attempt, question }),
  reportError: (attempt: string, question: string, place: ErrorPlace, reason: string) =>
    write<z.infer<typeof AcceptedSchema>>(base, 'tests/reporterror', { attempt, question, place, reason }),
  reevaluate: (attempt: string, reason: string) =>
    write<z.infer<typeof AcceptedSchema>>(base, 'tests/reevaluate', { attempt, reason }),
  withdrawObjection: (attempt: string, question: string) =>
    write<z.infer<typeof AcceptedSchema>>(base, 'tests/withdrawobjection', { attempt, question }),
  check: (attempt: string, save: Save) => write<CheckAnswer>(base, 'quizzes/check', { attempt, save }),
})
export type ExamCalls = ReturnType<typeof examCalls>
