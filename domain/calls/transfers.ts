import { z } from 'zod'

/** What the export drawer sends; anything else in the body is dropped. */
export const ExportRequestSchema = z.object({
  collectionSlug: z.string().min(1).max(60),
  /**
   * `xlsx` and `detailed` are for orders only; `detailed` is a CSV file with items, GST and address after the
   * fixed columns.
   */
  format: z.enum(['csv', 'xlsx', 'detailed', 'json']).default('csv'),
  name: z
    .string()
    .max(100)
    .transform((name) => name.replace(/[^\w .-]/g, '').trim())
    .optional()
    .catch(undefined),
  drafts: z.enum(['yes', 'no']).optional().catch(undefined),
  fields: z.array(z.string().max(200)).max(300).nullish(),
  limit: z.number().int().min(1).nullish(),
  page: z.number().int().min(1).nullish(),
  sort: z.union([z.string().max(200), z.array(z.string().max(200)).max(5)]).nullish(),
  where: z.record(z.string(), z.unknown()).nullish(),
})
/** What an import would do; `row` is the line of the file, 0 for the file as a whole. */
export const ImportCheckSchema = z.object({
  added: z.number().int(),
  changed: z.number().int(),
  total: z.number().int(),
  refused: z.array(z.object({ row: z.number().int(), name: z.string().nullable(), error: z.string() })),
  incomplete: z.array(z.object({ name: z.string().nullable(), error: z.string() })),
})
export type ImportCheck = z.output<typeof ImportCheckSchema>

export type ExportRequest = z.output<typeof ExportRequestSchema>
