import { z } from 'zod'
import { StrictEmailSchema } from '#domain/people/EmailSchema.ts'
import { NameSchema } from '#domain/people/NameSchema.ts'
import { PhoneSchema } from '#domain/people/PhoneSchema.ts'
import { OWNER_LEVEL, ROLES } from '#domain/roles/roles.ts'
import { slug } from './cells.ts'

const LEVELS: Record<string, number> = {
  owner: OWNER_LEVEL,
  ...Object.fromEntries(ROLES.map(({ id, level }) => [id, level])),
}

/**
 * One person: `users.csv` or `users.json`. `key` is stable, the rest may change. A `role` of section 6, or `owner`: a platform
 * owner, who belongs to no project.
 */
export const UserSchema = z
  .strictObject({
    key: slug,
    name: NameSchema,
    phone: PhoneSchema.optional(),
    email: StrictEmailSchema.optional(),
    role: z.enum(Object.keys(LEVELS)),
  })
  .refine(({ phone, email }) => phone !== undefined || email !== undefined, {
    path: ['phone'],
    message: 'is required when there is no e-mail',
    when: () => true,
  })

export type SeedUser = z.infer<typeof UserSchema>

/** The level of a role as written in a project folder. */
export const levelOf = (role: string): number => LEVELS[role] ?? 0
