import type { Endpoint } from 'payload'
import { localeOf, projectOf } from '#access/projectOf.ts'
import { viewerOf } from '#access/viewer.ts'
import { AnswerPdfQuerySchema } from '#domain/calls/exams/tests.ts'
import { examNow } from '../../operations/attempts/examClock.ts'
import { ownAnswer } from '../../operations/attempts/files/ownAnswer.ts'
import { notFound } from '../refusals.ts'
import { respond } from '../responses.ts'
import { pdfResponse } from './pdfResponse.ts'
import { readableAttempt } from './readableAttempt.ts'

/** GET tests/answerpdf?attempt=…&question=…: all pages of a written answer as one PDF, for the owner of the attempt and staff who may see it. */
export const answerPdfFile: Endpoint = {
  path: '/tests/answerpdf',
  method: 'get',
  handler: async (req) => {
    const project = projectOf(req)
    const query = AnswerPdfQuerySchema.safeParse(Object.fromEntries(req.searchParams ?? []))
    if (!project || !query.success) return respond(req, notFound())
    const { attempt, question } = query.data
    const read = await readableAttempt(req, project, attempt)
    if ('refusal' in read) return respond(req, read.refusal)
    const answer = await ownAnswer(req.payload, read.row, question, localeOf(req), examNow())
    if (!answer) return respond(req, notFound())
    return pdfResponse(req, project, answer, viewerOf(req)?.id ?? attempt)
  },
}
