import { z } from 'zod'
import { localeOf } from '#access/projectOf.ts'
import { readRow } from '#database/guard.ts'
import {
  EndReportBodySchema,
  ReportBodySchema,
  ReportLinksResponseSchema,
  ReportResponseSchema,
  ShareReportBodySchema,
  ShareReportResponseSchema,
} from '#domain/calls/exams/reports.ts'
import { AcceptedSchema } from '#domain/calls/responses.ts'
import { shortName } from '#domain/people/shortName.ts'
import { textOf } from '#domain/text/textOf.ts'
import { examNow } from '../../operations/attempts/examClock.ts'
import { progressOf, seriesOf } from '../../operations/exams/progress/progressOf.ts'
import {
  createReportLink,
  endReportLink,
  findReportLink,
  listReportLinks,
} from '../../operations/exams/reports/reportLinks.ts'
import { defineCall } from '../defineCall.ts'
import { notFound, requireOwnPerson } from '../refusals.ts'
import { refuse, succeed } from '../responses.ts'

export const share = defineCall({
  path: '/tests/sharereport',
  summary: 'Make a link by which somebody reads the own progress across a test series for some days',
  body: ShareReportBodySchema,
  answer: ShareReportResponseSchema,
  handle: async (context) => {
    const own = requireOwnPerson(context)
    if ('refusal' in own) return own.refusal
    const { payload } = context.req
    const { series: slug, label, days } = context.body
    const now = examNow()
    const student = own.person.id
    const all = await seriesOf({ payload, student, locale: localeOf(context.req) })
    const series = all.find((one) => one.slug === slug)
    if (!series) return notFound()
    const link = { label, days, student, project: context.project.id, series: series.id }
    const token = await createReportLink(payload, link, now)
    return token === null
      ? refuse(textOf('examReportsMany'), 'limit')
      : { ...succeed(textOf('examReportShared')), token }
  },
})

export const end = defineCall({
  path: '/tests/endreport',
  summary: 'End a link to the own progress',
  body: EndReportBodySchema,
  answer: AcceptedSchema,
  handle: async (context) => {
    const own = requireOwnPerson(context)
    if ('refusal' in own) return own.refusal
    const link = { id: context.body.id, student: own.person.id }
    return (await endReportLink(context.req.payload, link, examNow()))
      ? succeed(textOf('examReportEnded'))
      : notFound()
  },
})

export const links = defineCall({
  path: '/tests/reportlinks',
  method: 'get',
  summary: 'Links to the own progress that are open',
  body: z.object({}),
  answer: ReportLinksResponseSchema,
  handle: async (context) => {
    const own = requireOwnPerson(context)
    if ('refusal' in own) return own.refusal
    const { payload } = context.req
    const student = own.person.id
    const [rows, series] = await Promise.all([
      listReportLinks(payload, student, examNow()),
      seriesOf({ payload, student, locale: localeOf(context.req) }),
    ])
    const titleOf = new Map(series.map(({ id, title }) => [id, title]))
    return {
      ...succeed(),
      links: rows.map(({ id, label, series: of, madeAt, endsAt }) => ({
        id: String(id),
        label,
        series: titleOf.get(of) ?? '',
        madeAt: new Date(madeAt).getTime(),
        endsAt: new Date(endsAt).getTime(),
      })),
    }
  },
})

export const report = defineCall({
  path: '/tests/report',
  summary: 'The report of a link',
  body: ReportBodySchema,
  answer: ReportResponseSchema,
  handle: async ({ req, project, body }) => {
    const { payload } = req
    const now = examNow()
    const link = await findReportLink(payload, project.id, body.token, now)
    if (!link) return notFound()
    const asked = { payload, student: link.student, locale: localeOf(req), now }
    const [person, all] = await Promise.all([
      readRow({ payload, collection: 'users', where: { id: { equals: link.student } } }),
      seriesOf(asked),
    ])
    const series = all.find(({ id }) => id === link.series)
    const progress = series && !person?.deletedAt ? await progressOf(asked, series) : null
    if (!progress) return notFound()
    return {
      ...succeed(),
      name: shortName(person?.name),
      endsAt: new Date(link.endsAt).getTime(),
      progress: {
        ...progress,
        attempts: progress.attempts.map(({ attempt: _, ...point }) => point),
      },
    }
  },
})
