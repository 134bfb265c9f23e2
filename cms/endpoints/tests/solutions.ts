import { Readable } from 'node:stream'
import type { Endpoint } from 'payload'
import { localeOf, projectOf } from '#access/projectOf.ts'
import { viewerOf } from '#access/viewer.ts'
import { SolutionsResponseSchema, SolvedFileQuerySchema } from '#domain/calls/exams/solutions.ts'
import { AttemptQuerySchema } from '#domain/calls/exams/tests.ts'
import { acceptsObjections } from '#domain/exams/objections/objections.ts'
import { solutionsFrom } from '#domain/exams/results/solutionsFrom.ts'
import { localisedText } from '#domain/text/localisedText.ts'
import type { QuestionFile } from '#payload-types'
import { fileResponse } from '../../adapters/storage/fileResponse.ts'
import { fileStore } from '../../adapters/storage/openFileStore.ts'
import { examNow } from '../../operations/attempts/examClock.ts'
import { findPaper, seriesOfPaper } from '../../operations/attempts/findPaper.ts'
import { loadRelease } from '../../operations/attempts/loadRelease.ts'
import { solutionFiles, solutionsOf } from '../../operations/attempts/results/solutionsOf.ts'
import { objectionWindow } from '../../operations/exams/objections/objectionWindow.ts'
import { reevaluationOf } from '../../operations/exams/sheets/reevaluation.ts'
import { defineCall } from '../defineCall.ts'
import { notFound } from '../refusals.ts'
import { respond } from '../responses.ts'
import { ownAttempt } from './callerAttempt.ts'

export const solutions = defineCall({
  path: '/tests/solutions',
  method: 'get',
  summary:
    'Questions of an attempt of the caller with answers, keys and solutions, from the solution time on',
  body: AttemptQuerySchema,
  answer: SolutionsResponseSchema,
  handle: async (context) => {
    const own = await ownAttempt(context, context.body.attempt)
    if ('refusal' in own) return own.refusal
    const { payload } = context.req
    const { head } = own
    const locale = localeOf(context.req)
    const now = examNow()
    const [outline, release, { until, fee }, released] = await Promise.all([
      findPaper(payload, context.project, head.kind, { id: head.paper }),
      loadRelease(payload, head.release),
      objectionWindow(payload, head.paper),
      solutionsOf(payload, head, locale, now),
    ])
    if (!release) return notFound()
    const from = solutionsFrom(release.content.paper)
    const isAccepting = acceptsObjections(from, until, now)
    return {
      apiSuccess: true as const,
      title: localisedText(locale, outline?.title ?? head.title, outline?.hindiTitle) ?? head.title,
      series: seriesOfPaper(outline, locale),
      subject: outline?.subject ?? null,
      language: head.language,
      solutionsAt: release.content.paper.solutionsAt,
      solutions: released,
      objectionsUntil: isAccepting ? until : null,
      objectionFee: isAccepting && fee.paise > 0 ? fee : null,
      reevaluation:
        released && head.student !== null
          ? await reevaluationOf(payload, { attempt: head.id, solutionsFrom: from }, now)
          : null,
      canKeep: head.student !== null,
    }
  },
})

/** GET tests/solutionfile?attempt=…&file=…: a picture or video of a question or solution of an attempt of the caller, with range requests. */
export const solutionFile: Endpoint = {
  path: '/tests/solutionfile',
  method: 'get',
  handler: async (req) => {
    const project = projectOf(req)
    const query = SolvedFileQuerySchema.safeParse(Object.fromEntries(req.searchParams ?? []))
    if (!project || !query.success) return respond(req, notFound())
    const { attempt, file: id } = query.data
    const own = await ownAttempt({ req, project, viewer: viewerOf(req) }, attempt)
    if ('refusal' in own) return respond(req, own.refusal)
    const isShown = (await solutionFiles(req.payload, own.head, examNow())).has(id)
    const file = isShown
      ? await req.payload.db.findOne<QuestionFile>({
          collection: 'question-files',
          where: { and: [{ id: { equals: id } }, { project: { equals: project.id } }] },
        })
      : null
    if (!file?.filename) return respond(req, notFound())
    const { status, headers, body } = await fileResponse({
      store: fileStore(),
      key: `question-files/${file.filename}`,
      headers: req.headers,
      send: {
        'cache-control': 'private, no-store',
        'content-type': file.mimeType ?? 'application/octet-stream',
      },
    })
    return new Response(body && (Readable.toWeb(body) as ReadableStream), { status, headers })
  },
}
