import { z } from 'zod'
import { AcceptedSchema } from './responses.ts'

const SlugSchema = z.string().min(1).max(120)

export const ResourceQuerySchema = z.object({ slug: SlugSchema })

/** What a visitor needs to do before a resource opens: nothing, sign in, or fill in a form. */
export const ResourceGateSchema = z.enum(['open', 'signIn', 'leadForm'])
export type ResourceGate = z.infer<typeof ResourceGateSchema>

export const ResourceResponseSchema = AcceptedSchema.extend({
  /** What this visitor still has to do; with `open`, the content is included. */
  gate: ResourceGateSchema,
  hasFile: z.boolean(),
  youtube: z.string().nullable(),
  href: z.string().nullable(),
})
export type ResourceResponse = z.infer<typeof ResourceResponseSchema>

const DownloadSchema = z.object({
  id: z.string(),
  title: z.string(),
  pages: z.number().int().nullable(),
  /** The product that grants it. */
  product: z.string(),
  /** Until when it can be downloaded; null for no end. */
  endsAt: z.number().nullable(),
  /** How often it may still be downloaded; null for any number. */
  left: z.number().int().nullable(),
})

const FreeDownloadSchema = z.object({
  slug: z.string(),
  title: z.string(),
  pages: z.number().int().nullable(),
})

export const DownloadsResponseSchema = AcceptedSchema.extend({
  items: z.array(DownloadSchema),
  free: z.array(FreeDownloadSchema),
})
export type DownloadView = z.infer<typeof DownloadSchema>
export type FreeDownloadView = z.infer<typeof FreeDownloadSchema>
