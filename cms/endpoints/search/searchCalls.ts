import { localeOf } from '#access/projectOf.ts'
import { AcceptedSchema } from '#domain/calls/responses.ts'
import { SearchMissedBodySchema, SearchQuerySchema, SearchResponseSchema } from '#domain/calls/search.ts'
import { PAGE_READ_HEADER } from '#domain/pages/changeHeaders.ts'
import { networkOf } from '../../operations/auth/network.ts'
import { recordMiss } from '../../operations/search/recordMiss.ts'
import { searchProject } from '../../operations/search/searchProject.ts'
import { type Call, defineCall } from '../defineCall.ts'

/** Search pages are cached for a minute, so they wait for pending index updates; suggestions while typing do not. */
const PAGE_WAIT_MS = 10_000

const search = defineCall({
  path: '/search',
  method: 'get',
  summary: 'Find products, content, articles and pages',
  body: SearchQuerySchema,
  answer: SearchResponseSchema,
  handle: async ({ req, project, body, passOn }) => {
    const waitMs = req.headers.has(PAGE_READ_HEADER) ? PAGE_WAIT_MS : undefined
    const search = { project, locale: localeOf(req), waitMs, ...body }
    const { answer, isCurrent } = await searchProject(req.payload, search)
    if (!isCurrent) passOn()
    return { apiSuccess: true as const, ...answer }
  },
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
