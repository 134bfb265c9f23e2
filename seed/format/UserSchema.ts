import { z } from 'zod'
import { StrictEmailSchema } from '#domain/people/EmailSchema.ts'
import { NameSchema } from '#domain/people/NameSchema.ts'
import { PhoneSchema } from '#domain/people/PhoneSchema.ts'
import { ROLES } from '#domain/roles/roles.ts'
import { list, slug } from './cells.ts'

/**
 * One person: `users.csv` or `users.json`. `key` is stable, the other fields may change. A `role` of spec 6,
 * or `owner`: a platform owner, who belongs to no project. `permissions`: modules of the panel, each with
 * `:edit` or `:view`.
 */
export const UserSchema = z
  .strictObject({
    key: slug,
    name: NameSchema,
    phone: PhoneSchema.optional(),
    email: StrictEmailSchema.optional(),
    role: z.enum(['owner', ...ROLES.map(({ id }) => id)]),
    permissions: list(
      z.string().regex(/^[a-zA-Z]+:(view|edit)$/, 'must be a module and :view or :edit'),
    ).default([]),
  })
  .refine(({ phone, email }) => phone !== undefined || email !== undefined, {
    path: ['phone'],
    message: 'is required when there is no e-mail',
    when: () => true,
  })

export type SeedUser = z.infer<typeof UserSchema>
