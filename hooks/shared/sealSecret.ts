import type { FieldHook } from 'payload'
import { isSealed, seal } from '#access/secrets.ts'

/**
 * Before a secret is stored: an empty value keeps the stored one, null deletes it, any other value is
 * encrypted. In a list, the stored value is that of the row with the same id, never of the row previously at
 * this index.
 */
export const sealSecret: FieldHook = ({ value, previousValue, req }) => {
  const stored = typeof previousValue === 'string' && isSealed(previousValue) ? previousValue : null
  if (value === null) return null
  if (value === undefined || value === '') return stored
  const text = String(value)
  return isSealed(text) ? stored : seal(text, req.payload.secret)
}
