import { z } from 'zod'
import { SEARCH_KIND_IDS } from '../search/kinds.ts'
import { QUERY_LENGTH } from '../search/queryLength.ts'

const A_PAGE = 12

/** A search: words, what kind of thing, which page of how many. */
export const SearchQuerySchema = z.object({
  q: z.string().max(QUERY_LENGTH),
  kind: z.enum(SEARCH_KIND_IDS).optional(),
  limit: z.coerce.number().int().min(1).max(48).default(A_PAGE),
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
  /** Words of title and subtitle, as they stand there, that were looked for. */
  matched: z.array(z.string()),
})

export const SearchAnswerSchema = z.object({
  apiSuccess: z.literal(true),
  message: z.string(),
  hits: z.array(HitSchema),
  /** How many there are of the kind that was asked for, or of all. */
  total: z.number().int(),
  /** How many there are of each kind. */
  counts: z.record(z.string(), z.number().int()),
  page: z.number().int(),
  pageCount: z.number().int(),
  /** Nothing has the words as they are; what is close to them was found. */
  isClose: z.boolean(),
  /** Other words that find something, when nothing was found. */
  didYouMean: z.string().nullable(),
})

export type SearchAnswer = z.infer<typeof SearchAnswerSchema>
export type SearchHit = z.infer<typeof HitSchema>

/** Words a visitor looked for, and stopped typing. */
export const SearchMissedBodySchema = z.object({ q: z.string().max(QUERY_LENGTH) })
