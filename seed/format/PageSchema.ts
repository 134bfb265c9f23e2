import { z } from 'zod'
import { isReservedSlug } from '#domain/pages/reservedSlugs.ts'
import { BlockSchema } from './BlockSchema.ts'
import { flag, line, slug, text } from './cells.ts'

/**
 * One page: a file of `pages/`. The slug `home` is `/`; slugs of system pages (`terms` …) fill those pages.
 */
export const PageSchema = z.strictObject({
  slug: slug.refine((value) => !isReservedSlug(value), 'is reserved for a page of the product'),
  title: line(150),
  status: z.enum(['published', 'draft']).default('published'),
  meta: z
    .strictObject({
      title: line(70).optional(),
      description: text(160).optional(),
      noIndex: flag.optional(),
    })
    .optional(),
  /** Slug of the page whose sections are shown at this URL in Hindi. */
  hindiPage: slug.optional(),
  layout: z.array(BlockSchema).min(1).max(40),
})

export type SeedPage = z.infer<typeof PageSchema>
