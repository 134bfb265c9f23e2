import { z } from 'zod'

/** Kinds of privileged writes. */
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

/** Maximum number of changes in an entry; the document's versions contain the rest. */
export const MAX_CHANGES = 200

/** A changed value: a path such as `theme.primaryColor`, old and new value; secrets as '(secret)'. */
export const AuditChangesSchema = z
  .array(z.object({ path: z.string(), before: z.unknown().optional(), after: z.unknown().optional() }))
  .max(MAX_CHANGES)
export type AuditChange = z.output<typeof AuditChangesSchema>[number]

/** Retention of an entry, ms: a year. */
export const AUDIT_MS = 365 * 86_400_000

/** Summary of the entry of a cart whose link staff sent to its student. */
export const CART_LINK_SENT = 'Sent a student the link to their cart'
