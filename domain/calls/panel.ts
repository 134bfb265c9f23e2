import { z } from 'zod'
import { AcceptedSchema } from './responses.ts'

const MAX_QUERY_LENGTH = 80

export const SearchQuerySchema = z.object({ q: z.string().trim().min(1).max(MAX_QUERY_LENGTH) })

const HitSchema = z.object({
  kind: z.enum(['order', 'person', 'page', 'blog', 'product', 'panel']),
  title: z.string(),
  detail: z.string(),
  /** Path that it opens, including /admin. */
  href: z.string(),
})
export type PanelSearchHit = z.infer<typeof HitSchema>

export const SearchResponseSchema = AcceptedSchema.extend({ hits: z.array(HitSchema) })

export const SelectProjectBodySchema = z.object({
  /** Slug of the project to show, or null for all of them. */
  project: z.string().min(1).max(100).nullable(),
})

export const SelectProjectResponseSchema = AcceptedSchema

export const CountsResponseSchema = AcceptedSchema.extend({
  /** Number of waiting items by module id; only modules the person has, with at least one item. */
  counts: z.record(z.string(), z.number().int()),
})
export type Counts = z.infer<typeof CountsResponseSchema>['counts']
