import { z } from 'zod'
import { localeOf } from '#access/projectOf.ts'
import { readRow } from '#database/guard.ts'
import { ResultResponseSchema } from '#domain/calls/exams/results.ts'
import { AttemptQuerySchema, MyAttemptsResponseSchema } from '#domain/calls/exams/tests.ts'
import { solutionsFrom } from '#domain/exams/results/solutionsFrom.ts'
import { shortName } from '#domain/people/shortName.ts'
import { localisedText } from '#domain/text/localisedText.ts'
import { advanceAttempt } from '../../operations/attempts/advanceAttempt.ts'
import { attemptRow, attemptsOf, publishedResults } from '../../operations/attempts/attemptRows.ts'
import { examNow } from '../../operations/attempts/examClock.ts'
import { findPaper, seriesOfPaper } from '../../operations/attempts/findPaper.ts'
import { loadRelease } from '../../operations/attempts/loadRelease.ts'
import { outlinesOf } from '../../operations/attempts/outlinesOf.ts'
import { regradedOf } from '../../operations/attempts/results/regradedOf.ts'
import { resultOfRow } from '../../operations/attempts/results/resultOfRow.ts'
import { defineCall } from '../defineCall.ts'
import { notFound, signedOut } from '../refusals.ts'
import { ownAttempt, takerOf } from './callerAttempt.ts'

export const mine = defineCall({
  path: '/tests/mine',
  method: 'get',
  summary: 'Own attempts at all papers and quizzes, the newest first',
  body: z.object({}),
  answer: MyAttemptsResponseSchema,
  handle: async (context) => {
    const { taker } = takerOf(context)
    if (!taker) return signedOut()
    const { payload } = context.req
    const heads = await attemptsOf(payload, context.project.id, taker, null)
    const [results, outlines] = await Promise.all([
      publishedResults(payload, heads),
      outlinesOf(payload, heads, localeOf(context.req)),
    ])
    return {
      apiSuccess: true as const,
      attempts: heads.map((head) => ({
        ...attemptRow(head, results.get(head.id)),
        kind: head.kind,
        ...(outlines.get(head.paper) ?? { title: head.title, slug: '' }),
      })),
    }
  },
})

/** Whether a result card could show a name: the student's or the guest's. */
const hasName = ({ viewer, req }: Parameters<typeof takerOf>[0]): boolean =>
  viewer !== null && shortName((req.user as { name?: string | null } | null)?.name) !== ''

/** States of finished attempts. Reading a result never ends an attempt. */
const OVER = ['submitting', 'submitted', 'autoSubmitted', 'evaluated']

export const result = defineCall({
  path: '/tests/result',
  method: 'get',
  summary: 'The result of an attempt of the caller, from its time on',
  body: AttemptQuerySchema,
  answer: ResultResponseSchema,
  handle: async (context) => {
    const own = await ownAttempt(context, context.body.attempt)
    if ('refusal' in own) return own.refusal
    const { payload } = context.req
    const now = examNow()
    const isDue = OVER.includes(own.head.state) && own.head.dueAt !== null && own.head.dueAt <= now
    const head = (isDue ? await advanceAttempt(payload, own.head.id, now) : null) ?? own.head
    const [outline, release, results, row] = await Promise.all([
      findPaper(payload, context.project, head.kind, { id: head.paper }),
      loadRelease(payload, head.release),
      publishedResults(payload, [head]),
      readRow({ payload, collection: 'test-user-attempts', where: { id: { equals: head.id } } }),
    ])
    if (!release || !row) return notFound()
    const stored = results.get(head.id)
    const { paper } = release.content
    const locale = localeOf(context.req)
    const hasSolutions = stored !== undefined && solutionsFrom(paper) <= now
    return {
      apiSuccess: true as const,
      attempt: attemptRow(head, stored),
      title: localisedText(locale, outline?.title ?? head.title, outline?.hindiTitle) ?? head.title,
      series: seriesOfPaper(outline, locale),
      paper: outline && { kind: outline.kind, slug: outline.slug },
      result:
        stored && !stored.isPending
          ? await resultOfRow(payload, row, stored, release, { locale, hasSolutions })
          : null,
      hasCard: stored !== undefined && !stored.isPending && hasName(context),
      regraded: stored && !stored.isPending ? await regradedOf(payload, stored, hasSolutions) : null,
      resultAt: paper.resultAt,
      solutionsAt: paper.solutionsAt,
      hasSolutions,
      canKeep: head.student !== null,
    }
  },
})
