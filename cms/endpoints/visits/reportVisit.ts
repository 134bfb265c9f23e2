import { AcceptedSchema } from '#domain/calls/responses.ts'
import { VisitBodySchema } from '#domain/calls/visits.ts'
import { reportVisit as report } from '../../operations/visits/reportVisit.ts'
import { defineCall } from '../defineCall.ts'
import { signedOut } from '../refusals.ts'

export const reportVisit = defineCall({
  path: '/visits/report',
  summary: 'Store device, language and first referrer of a visit in the userDetails of the person',
  body: VisitBodySchema,
  answer: AcceptedSchema,
  handle: async ({ req, project, viewer, body, now }) => {
    if (!viewer) return signedOut()
    // Platform owners have no userDetails, since these belong to a project.
    if (viewer.project) {
      const userAgent = req.headers.get('user-agent')?.slice(0, 500) ?? null
      await report(req.payload, { project: project.id, user: viewer.id, userAgent, body, now })
    }
    return { apiSuccess: true as const }
  },
})
