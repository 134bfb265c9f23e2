import { z } from 'zod'
import { SUBJECTS } from '../bulkEmails/bulkEmails.ts'
import { AcceptedSchema } from './responses.ts'

export const BulkEmailBodySchema = z.object({ bulkEmail: z.string().min(1).max(60) })

/** `at` is when it begins, ms since epoch; null for at once. */
export const ScheduleBulkEmailBodySchema = BulkEmailBodySchema.extend({
  at: z.number().int().min(0).max(8.64e15).nullable(),
})

/** `subject`: which of the two subjects everybody who is not in the sample gets. */
export const ChooseSubjectBodySchema = BulkEmailBodySchema.extend({ subject: z.enum(SUBJECTS) })

/** What staff see of a bulk e-mail before it goes out. */
export const BulkPreviewResponseSchema = AcceptedSchema.extend({
  /** The segment uses what the viewer may not read: nothing is shown of its people. */
  isHidden: z.boolean(),
  /** How many people the segment has; null for fewer than five, which stay anonymous. */
  count: z.number().int().nullable(),
  /** Names of five of them, for those who may see people. */
  names: z.array(z.string()),
  /** How long sending takes, ms, and what the provider charges; of five people for fewer. The cost is null without a price in the settings. */
  durationMs: z.number().int(),
  costPaise: z.number().int().nullable(),
  subject: z.string(),
  html: z.string(),
  /** What keeps it from being sent, in words; null for nothing. */
  problem: z.string().nullable(),
})
export type BulkPreview = z.infer<typeof BulkPreviewResponseSchema>
