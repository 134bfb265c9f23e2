import { randomInt } from 'node:crypto'
import type { CollectionBeforeValidateHook } from 'payload'
import { ValidationError } from 'payload'
import { idOf } from '#database/idOf.ts'
import { accountIdentityKey } from '#domain/auth/identityKey.ts'
import { EmailSchema } from '#domain/people/EmailSchema.ts'
import { NameSchema } from '#domain/people/NameSchema.ts'
import { PhoneSchema } from '#domain/people/PhoneSchema.ts'
import { randomId } from '#domain/random/randomId.ts'
import { problemText } from '#domain/text/problemText.ts'
import { renderText } from '#domain/text/renderText.ts'
import { textOf } from '#domain/text/textOf.ts'

const SCHEMAS = { name: NameSchema, phone: PhoneSchema, email: EmailSchema }
const CHANNELS = [
  { path: 'phone', flag: 'isPhoneVerified', key: 'phoneKey' },
  { path: 'email', flag: 'isEmailVerified', key: 'emailKey' },
] as const

/**
 * Before validation: gives a new person a uid, normalises name, phone and e-mail, and derives the unique
 * keys. A new or replaced phone or e-mail is unproven regardless of who enters it, unless `context.proven` names it:
 * then a code, or the operator of the machine, has proven it.
 */
export const deriveIdentity: CollectionBeforeValidateHook = ({
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
      const [issue] = parsed.error.issues
      const message = renderText('en', issue ? problemText(issue) : textOf('invalidData'))
      throw new ValidationError({ collection: collection.slug, errors: [{ path, message }] }, req.t)
    }
    data[path] = parsed.data
  }
  const proven = (req.context.proven as string[] | undefined) ?? []
  const identifiers = CHANNELS.map(({ path, flag, key }) => {
    const before: string | null = originalDoc?.[path] ?? null
    const value: string | null = data[path] === undefined ? before : data[path]
    const isChanged = operation === 'create' || value !== before
    const isProven = isChanged
      ? Boolean(value) && proven.includes(path)
      : (data[flag] ?? originalDoc?.[flag] ?? false)
    return { flag, name: key, value, isChanged, isProven, key: originalDoc?.[key] ?? null }
  })
  const account = {
    project: idOf(data.project ?? originalDoc?.project),
    uid: data.uid,
    isAnyProven: identifiers.some(({ isProven }) => isProven),
  }
  for (const { flag, name, ...identifier } of identifiers) {
    data[flag] = identifier.isProven
    data[name] = accountIdentityKey(account, identifier)
  }
  return data
}
