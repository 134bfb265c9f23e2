const LONGEST_TEXT = 400
const LONGEST_DATA = 1000

/** The names of what is never in an audit entry: keys of services, codes, tokens, hashes. */
const SECRET_NAME = /(secret|token|hash|password|otp|(^|[a-z])keys?|keyid)$/i

/** Whether a field of this name holds something an audit entry never shows, whatever its value. */
export const isSecretName = (name: string): boolean => SECRET_NAME.test(name)

export const SECRET_SHOWN = '(secret)'

/** Cut once: what was cut already, with its mark, stays as it is. */
const cut = (text: string, longest: number): string =>
  text.length > longest + 1 ? `${text.slice(0, longest)}…` : text

const withoutSecretKeys = (_key: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value).map(([name, inner]) => [name, isSecretName(name) ? SECRET_SHOWN : inner]),
      )
    : value

/** A value as an audit entry keeps it: long texts cut, data as JSON text without secrets, nothing as null. */
export function auditValue(value: unknown): unknown {
  if (value === undefined || value === null || value === '') return null
  if (typeof value === 'string') return cut(value, LONGEST_TEXT)
  if (typeof value === 'number' || typeof value === 'boolean') return value
  if (value instanceof Date) return value.toISOString()
  return cut(JSON.stringify(value, withoutSecretKeys) ?? '', LONGEST_DATA)
}

/** The last name of a path such as `lines.0.price`. */
const lastName = (path: string): string => path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? path

/** One change as an entry keeps it; what bears a secret's name says only that it is set or not. */
export function auditChange(path: string, before: unknown, after: unknown) {
  const shown = isSecretName(lastName(path))
    ? (value: unknown) => (auditValue(value) === null ? null : SECRET_SHOWN)
    : auditValue
  return { path, before: shown(before), after: shown(after) }
}
