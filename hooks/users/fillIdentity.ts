import { randomInt } from 'node:crypto'
import type { CollectionBeforeValidateHook } from 'payload'
import { ValidationError } from 'payload'
import { idOf } from '#access/idOf.ts'
import { identityKey } from '#domain/auth/identityKey.ts'
import { EmailSchema } from '#domain/people/EmailSchema.ts'
import { NameSchema } from '#domain/people/NameSchema.ts'
import { PhoneSchema } from '#domain/people/PhoneSchema.ts'
import { randomId } from '#domain/random/randomId.ts'
import { MESSAGES } from '#domain/text/messages.ts'

const SCHEMAS = { name: NameSchema, phone: PhoneSchema, email: EmailSchema }

/**
 * Before validation: gives a new person a uid, brings name, phone and e-mail into their stored form, and derives the
 * unique keys. A value set by staff or an import takes its key; a value typed at sign-up only after a code proved it
 * (`context.unproven` names those fields).
 */
export const fillIdentity: CollectionBeforeValidateHook = ({
  collection,
  data,
  originalDoc,
  operation,
  req,
}) => {
  if (!data) return data
  if (operation === 'create') data.uid ||= randomId(randomInt)
  else data.uid = originalDoc?.uid
  for (const [path, schema] of Object.entries(SCHEMAS)) {
    if (data[path] === undefined) continue
    if (data[path] === null || data[path] === '') {
      data[path] = null
      continue
    }
    const parsed = schema.safeParse(data[path])
    if (!parsed.success) {
      const message = parsed.error.issues[0]?.message ?? MESSAGES.invalidData
      throw new ValidationError({ collection: collection.slug, errors: [{ path, message }] }, req.t)
    }
    data[path] = parsed.data
  }
  const unproven = (req.context.unproven as string[] | undefined) ?? []
  const project = idOf(data.project ?? originalDoc?.project)
  for (const [path, flag, key] of [
    ['phone', 'isPhoneVerified', 'phoneKey'],
    ['email', 'isEmailVerified', 'emailKey'],
  ] as const) {
    const value = data[path] === undefined ? originalDoc?.[path] : data[path]
    const isChanged =
      operation === 'create' || (data[path] !== undefined && data[path] !== originalDoc?.[path])
    if (isChanged) data[flag] = Boolean(value) && !unproven.includes(path)
    const isProven = data[flag] ?? originalDoc?.[flag] ?? false
    data[key] = value && isProven ? identityKey(project, value) : identityKey(project, `-${data.uid}`)
  }
  return data
}
