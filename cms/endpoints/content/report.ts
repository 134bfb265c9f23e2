import { ReportQuerySchema, ReportResponseSchema } from '#domain/calls/content.ts'
import { contentReport } from '../../operations/content/contentReport.ts'
import { projectIdOf } from '../../operations/content/projectIdOf.ts'
import { defineCall } from '../defineCall.ts'

export const report = defineCall({
  path: '/content/report',
  method: 'get',
  summary: 'Broken links, and pictures without alternative text or file',
  needs: { module: ['pages', 'blogs'] },
  body: ReportQuerySchema,
  answer: ReportResponseSchema,
  handle: async ({ req, project, body }) => ({
    apiSuccess: true as const,
    ...(await contentReport(req.payload, projectIdOf(req) ?? project.id, body)),
  }),
})
