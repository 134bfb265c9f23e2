import type { FieldHook } from 'payload'
import { isSealed, seal } from '#access/secrets.ts'

/** Before a secret is stored: an empty value keeps the stored one, null takes it away, anything else is encrypted. */
export const sealSecret: FieldHook = ({ value, previousValue, originalDoc, path, req }) => {
  if (value === null) return null
  if (value === undefined || value === '') {
    const stored =
      previousValue ?? path.reduce<unknown>((at, key) => (at as Record<string, unknown>)?.[key], originalDoc)
    return stored ?? null
  }
  const text = String(value)
  return isSealed(text) ? (previousValue ?? null) : seal(text, req.payload.secret)
}
