import { z } from 'zod'

/** Every answer of our calls states whether it succeeded, with a text for people (spec 7). */
export const AcceptedSchema = z.object({ apiSuccess: z.literal(true), message: z.string() })

/** An expected refusal: status 200, the message is shown, the code is for programs. */
export const RefusedSchema = z.object({
  apiSuccess: z.literal(false),
  message: z.string(),
  code: z.string().optional(),
  retryAfterS: z.number().int().optional(),
  /** Which of two codes was refused. */
  channel: z.enum(['phone', 'email']).optional(),
  /** What is wrong, by path, where a form shows it there. */
  fields: z.record(z.string(), z.string()).optional(),
})

/** A body of the wrong shape: status 400 with the invalid fields. */
export const InvalidSchema = RefusedSchema.extend({ fields: z.record(z.string(), z.string()) })

/** A user in answers to the storefront. */
export const CallUserSchema = z.object({
  uid: z.string(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  userLevel: z.number(),
  role: z.string(),
  additionalFields: z.array(z.record(z.string(), z.unknown())),
  project: z.string().nullable(),
})

export type CallUser = z.infer<typeof CallUserSchema>
