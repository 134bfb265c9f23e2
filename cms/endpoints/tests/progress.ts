import { localeOf } from '#access/projectOf.ts'
import { ProgressQuerySchema, ProgressResponseSchema } from '#domain/calls/exams/progress.ts'
import { rankRange } from '#domain/exams/progress/rankRange.ts'
import { examNow } from '../../operations/attempts/examClock.ts'
import { nextPaperOf } from '../../operations/exams/progress/nextPaperOf.ts'
import { progressOf, seriesOf } from '../../operations/exams/progress/progressOf.ts'
import { defineCall } from '../defineCall.ts'
import { notFound, requireOwnPerson } from '../refusals.ts'
import { succeed } from '../responses.ts'

export const progress = defineCall({
  path: '/tests/progress',
  method: 'get',
  summary: 'How a student does across a test series: trend, topics, and what would bring most',
  body: ProgressQuerySchema,
  answer: ProgressResponseSchema,
  handle: async (context) => {
    const own = requireOwnPerson(context)
    if ('refusal' in own) return own.refusal
    const { payload } = context.req
    const asked = { payload, student: own.person.id, locale: localeOf(context.req), now: examNow() }
    const series = await seriesOf(asked)
    const { series: slug } = context.body
    const chosen = slug === undefined ? series[0] : series.find((one) => one.slug === slug)
    if (slug !== undefined && !chosen) return notFound()
    const shown = chosen ? await progressOf(asked, chosen) : null
    const percents = shown?.attempts.map(({ percent }) => percent) ?? []
    return {
      ...succeed(),
      rankRange: chosen ? rankRange(chosen.cutOffs, percents) : null,
      next: chosen && shown ? await nextPaperOf({ ...asked, series: chosen.id }) : null,
      series: series.map(({ title, slug: own }) => ({ title, slug: own })),
      progress: shown,
    }
  },
})
