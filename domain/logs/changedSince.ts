import { z } from 'zod'
import type { AuditAction } from './audit.ts'

/** Audit actions that change a document which a form may have open. */
export const SAVE_ACTIONS = [
  'update',
  'publish',
  'unpublish',
  'restore',
  'replaceFile',
] as const satisfies readonly AuditAction[]

/**
 * Why a save is refused as stale: who saved the document last. `at` in ms since epoch; `updatedAt` is that of
 * the newer version.
 */
export const ChangedSinceSchema = z.object({
  by: z.string(),
  /** Whether it was the same person in another window. */
  isOwn: z.boolean(),
  at: z.number().int(),
  updatedAt: z.string(),
})
export type ChangedSince = z.output<typeof ChangedSinceSchema>
