import { z } from 'zod'

export const AccessEntrySchema = z.strictObject({ id: z.string().min(1).max(60), canEdit: z.boolean() })
export type AccessEntry = z.output<typeof AccessEntrySchema>

/** The accessList of spec 3: one entry per module. */
export const AccessListSchema = z
  .array(AccessEntrySchema)
  .max(200)
  .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, 'Each module may be listed once')

const ids = z.array(z.string().min(1).max(100)).max(5000)

/** The assignedData of spec 6, ids by kind. */
export const AssignedDataSchema = z.strictObject({ testseries: ids, products: ids, classes: ids })
export type AssignedData = z.output<typeof AssignedDataSchema>

/** The feature ids of a person's userAdminConfig. */
export const FeatureListSchema = z.array(z.string().min(1).max(60)).max(200)
