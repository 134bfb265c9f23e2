import { z } from 'zod'
import { SEARCH_KIND_IDS } from '../search/kinds.ts'
import { QUERY_LENGTH } from '../search/queryLength.ts'

const HITS_PER_PAGE = 12

/** A search query: words, kind of hit, page and page size. */
export const SearchQuerySchema = z.object({
  q: z.string().max(QUERY_LENGTH),
  kind: z.enum(SEARCH_KIND_IDS).optional(),
  limit: z.coerce.number().int().min(1).max(48).default(HITS_PER_PAGE),
  page: z.coerce.number().int().min(1).max(500).default(1),
})

const HitSchema = z.object({
  kind: z.enum(SEARCH_KIND_IDS),
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  subtitle: z.string(),
  /** A path of the storefront. */
  href: z.string(),
  pricePaise: z.number().int().nullable(),
  mrpPaise: z.number().int().nullable(),
  image: z
    .object({
      url: z.string(),
      focalX: z.number().nullable(),
      focalY: z.number().nullable(),
    })
    .nullable(),
  subject: z.string().nullable(),
  /** The words of title and subtitle that match the query, as they are written there. */
  matched: z.array(z.string()),
})

export const SearchResponseSchema = z.object({
  apiSuccess: z.literal(true),
  message: z.string(),
  hits: z.array(HitSchema),
  /** Number of hits of the requested kind, or of all kinds. */
  total: z.number().int(),
  /** Number of hits by kind. */
  counts: z.record(z.string(), z.number().int()),
  page: z.number().int(),
  pageCount: z.number().int(),
  /** No exact match: these hits are similar to the query. */
  isClose: z.boolean(),
  /** Another query that has hits, when this one has none. */
  didYouMean: z.string().nullable(),
})

export type SearchResponse = z.infer<typeof SearchResponseSchema>
export type SearchHit = z.infer<typeof HitSchema>

/** A query without hits, sent once the visitor has stopped typing. */
export const SearchMissedBodySchema = z.object({ q: z.string().max(QUERY_LENGTH) })
