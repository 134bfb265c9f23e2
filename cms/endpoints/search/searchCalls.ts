import { localeOf } from '#access/projectOf.ts'
import { AcceptedSchema } from '#domain/calls/answers.ts'
import { SearchAnswerSchema, SearchMissedBodySchema, SearchQuerySchema } from '#domain/calls/search.ts'
import { networkOf } from '../../operations/auth/network.ts'
import { recordMiss } from '../../operations/search/recordMiss.ts'
import { searchProject } from '../../operations/search/searchProject.ts'
import { type Call, defineCall } from '../defineCall.ts'

const search = defineCall({
  path: '/search',
  method: 'get',
  summary: 'Find products, content, articles and pages',
  body: SearchQuerySchema,
  answer: SearchAnswerSchema,
  handle: async ({ req, project, body }) => ({
    apiSuccess: true as const,
    ...(await searchProject(req.payload, { project, locale: localeOf(req), ...body })),
  }),
})

const searchMissed = defineCall({
  path: '/search/missed',
  summary: 'Report a search without results',
  body: SearchMissedBodySchema,
  answer: AcceptedSchema,
  handle: async ({ req, project, body, now }) => {
    const address = networkOf(req.headers.get('x-internal-ip'))?.address ?? null
    await recordMiss({ payload: req.payload, project, address, q: body.q, now })
    // Dropped reports succeed too.
    return { apiSuccess: true as const }
  },
})

export const SEARCH_CALLS: Call[] = [search, searchMissed]
