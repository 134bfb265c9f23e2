const MAX_TEXT_LENGTH = 400
const MAX_DATA_LENGTH = 1000

/** Field names whose values never appear in an audit entry: keys of services, codes, tokens, hashes. */
const SECRET_NAME = /(secret|token|hash|password|otp|(^|[a-z])keys?|keyid)$/i

/** Whether a field of this name holds a secret, whatever its value. */
export const isSecretName = (name: string): boolean => SECRET_NAME.test(name)

export const SECRET_SHOWN = '(secret)'

/** Truncates a text. Idempotent: a text that was truncated already, with its ellipsis, stays unchanged. */
const cut = (text: string, maxLength: number): string =>
  text.length > maxLength + 1 ? `${text.slice(0, maxLength)}…` : text

const withoutSecretKeys = (_key: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value).map(([name, inner]) => [name, isSecretName(name) ? SECRET_SHOWN : inner]),
      )
    : value

/**
 * A value in the form of an audit entry: long texts cut, data as JSON without secrets, empty values as null.
 */
export function auditValue(value: unknown): unknown {
  if (value === undefined || value === null || value === '') return null
  if (typeof value === 'string') return cut(value, MAX_TEXT_LENGTH)
  if (typeof value === 'number' || typeof value === 'boolean') return value
  if (value instanceof Date) return value.toISOString()
  return cut(JSON.stringify(value, withoutSecretKeys) ?? '', MAX_DATA_LENGTH)
}

/** The last name of a path such as `lines.0.price`. */
const lastName = (path: string): string => path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? path

/** A change in the form of an audit entry; of secrets it only shows whether they are set. */
export function auditChange(path: string, before: unknown, after: unknown) {
  const shown = isSecretName(lastName(path))
    ? (value: unknown) => (auditValue(value) === null ? null : SECRET_SHOWN)
    : auditValue
  return { path, before: shown(before), after: shown(after) }
}
