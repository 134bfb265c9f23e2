import { z } from 'zod'

/** What a privileged write was. */
export const AUDIT_ACTIONS = [
  'create',
  'update',
  'delete',
  'publish',
  'unpublish',
  'schedule',
  'restore',
  'level',
  'access',
  'block',
  'unblock',
  'viewAs',
  'import',
  'export',
  'replaceFile',
  'test',
  'suspend',
  'resume',
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

/** Changes an entry keeps; what is beyond is told by the document's versions. */
export const MAX_CHANGES = 200

/** One changed value: a path such as `theme.primaryColor`, what it was and what it is; secrets as '(secret)'. */
export const AuditChangesSchema = z
  .array(z.object({ path: z.string(), before: z.unknown().optional(), after: z.unknown().optional() }))
  .max(MAX_CHANGES)
export type AuditChange = z.output<typeof AuditChangesSchema>[number]

/** How long an entry is kept, ms: a year. */
export const AUDIT_MS = 365 * 86_400_000
