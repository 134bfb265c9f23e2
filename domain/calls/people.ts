/** Bodies and answers of the calls about other people, made by staff in the panel. */
import { z } from 'zod'
import { MAX_ROWS_PER_CALL, PersonRowSchema } from '../people/PersonRow.ts'
import { PRESET_IDS } from '../people/presets.ts'
import { AccessListSchema, AssignedDataSchema, FeatureListSchema } from '../roles/AccessListSchema.ts'
import { AcceptedSchema } from './responses.ts'

const user = z.string().min(1).max(60)
const level = z.number().int().min(0).max(2000)

export const SetLevelBodySchema = z.object({
  user,
  level,
  /** The level that the caller saw: the change is refused if it has changed since. Not compared when left out. */
  seen: level.optional(),
})
export const SetBlockedBodySchema = z.object({ user, isBlocked: z.boolean() })
export const PersonBodySchema = z.object({ user })
/** `ended`: number of sessions. */
export const SessionsEndedResponseSchema = AcceptedSchema.extend({ ended: z.number().int() })

/** `isProven`: the session was confirmed by a fresh code. */
export const FreshCodeResponseSchema = AcceptedSchema.extend({ isProven: z.boolean() })

export const AddPersonBodySchema = PersonRowSchema.safeExtend({ preset: z.enum(PRESET_IDS).nullish() })
export const AddedResponseSchema = AcceptedSchema.extend({ user: z.string() })

/** Cells accept any text, so that an invalid row is reported with its line and the whole body is not refused. */
const cellText = z.string().max(400).optional()
export const AddCsvBodySchema = z.object({
  rows: z
    .array(
      z.object({
        line: z.number().int().min(1).max(100_000),
        name: cellText,
        phone: cellText,
        email: cellText,
        level: cellText,
      }),
    )
    .min(1)
    .max(MAX_ROWS_PER_CALL),
  dryRun: z.boolean(),
})
export const AddCsvResponseSchema = AcceptedSchema.extend({
  /** How many rows were added, or would be in a dry run. */
  added: z.number().int(),
  /** Lines that were skipped: people who already exist with the same phone and e-mail. */
  known: z.array(z.number().int()),
  issues: z.array(
    z.object({
      line: z.number().int(),
      column: z.enum(['name', 'phone', 'email', 'level']),
      message: z.string(),
    }),
  ),
})

export const SetAccessBodySchema = z.object({
  user,
  accessList: AccessListSchema,
  features: FeatureListSchema,
  assigned: AssignedDataSchema,
  /** `version` of the answer that this change is based on; null when the person had no access yet. */
  version: z.string().max(40).nullable(),
})
export const SetAccessResponseSchema = AcceptedSchema.extend({
  accessList: z.array(z.object({ id: z.string(), canEdit: z.boolean() })),
  features: z.array(z.string()),
  version: z.string(),
})

/** Why a person may or may not open an address of the panel. */
export const ExplainAccessBodySchema = z.object({ user, url: z.string().min(1).max(2000) })
export const ExplainAccessResponseSchema = AcceptedSchema.extend({
  isAllowed: z.boolean(),
  canEdit: z.boolean(),
  reason: z.string(),
  module: z.object({ id: z.string(), label: z.string() }).nullable(),
  /** The path of the address as permissions compare it. */
  path: z.string(),
})

export const ViewAsBodySchema = z.object({
  user,
  reason: z.string().trim().min(5, 'Say in a few words why').max(300),
})
/** `href`: start page of that person: the panel for staff, the storefront for students. */
export const ViewAsResponseSchema = AcceptedSchema.extend({ href: z.string(), expiresAt: z.number() })
