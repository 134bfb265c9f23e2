import { localeOf } from '#access/projectOf.ts'
import {
  LeaderboardResponseSchema,
  SeriesLeaderboardQuerySchema,
  SeriesLeaderboardResponseSchema,
} from '#domain/calls/exams/leaderboards.ts'
import { AttemptQuerySchema } from '#domain/calls/exams/tests.ts'
import { publishedResults } from '../../operations/attempts/attemptRows.ts'
import { namedBatches } from '../../operations/exams/leaderboards/batchMembers.ts'
import { leaderboardOf } from '../../operations/exams/leaderboards/leaderboardOf.ts'
import { seriesLeaderboard } from '../../operations/exams/leaderboards/seriesLeaderboard.ts'
import { seriesOf } from '../../operations/exams/progress/progressOf.ts'
import { defineCall } from '../defineCall.ts'
import { notFound, requireOwnPerson } from '../refusals.ts'
import { succeed } from '../responses.ts'
import { ownAttempt } from './callerAttempt.ts'

export const leaderboard = defineCall({
  path: '/tests/leaderboard',
  method: 'get',
  summary: 'The best of the paper of an own attempt with a result, as far as they agreed to be seen',
  body: AttemptQuerySchema,
  answer: LeaderboardResponseSchema,
  handle: async (context) => {
    const own = await ownAttempt(context, context.body.attempt)
    if ('refusal' in own) return own.refusal
    const { head } = own
    const { payload } = context.req
    if (!(await publishedResults(payload, [head])).has(head.id)) return notFound()
    const asked = { viewer: head.student, now: context.now.getTime() }
    return { ...succeed(), ...(await leaderboardOf(payload, head.release, asked)) }
  },
})

export const seriesBoard = defineCall({
  path: '/tests/seriesleaderboard',
  method: 'get',
  summary:
    'Those of a test series with own results, or of an own batch, who agreed to be seen, by their average percentile',
  body: SeriesLeaderboardQuerySchema,
  answer: SeriesLeaderboardResponseSchema,
  handle: async (context) => {
    const own = requireOwnPerson(context)
    if ('refusal' in own) return own.refusal
    const { payload } = context.req
    const viewer = own.person.id
    const all = await seriesOf({ payload, student: viewer, locale: 'en' })
    const series = all.find(({ slug }) => slug === context.body.series)
    const now = context.now.getTime()
    const batches = await namedBatches(payload, viewer, localeOf(context.req), now)
    const { batch = null } = context.body
    if (!series || (batch !== null && !batches.some(({ id }) => id === batch))) return notFound()
    const asked = { project: context.project.id, series: series.id, batch, viewer, now }
    return { ...succeed(), batches, rows: await seriesLeaderboard(payload, asked) }
  },
})
