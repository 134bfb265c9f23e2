const SECRET_KEY =
  /^(authorization|cookie|set-cookie|x-internal-secret|otp|emailotp|phoneotp|code|token|signintoken|accesstoken|password|secret|signature|sessionid|sid|challenge|_?preview)$/i
const PHONE_KEY = /^(phone|mobile|whatsapp|to|identifier|target)$/i
const LONG_NUMBER = /\+\d[\d ]{6,}\d|\d[\d ]{8,}\d/g
const DEPTH = 6

const lastTwo = (text: string): string => `…${text.slice(-2)}`

/** Leaves only the last two digits of anything long enough to be a phone number. */
export const maskNumbers = (text: string): string =>
  text.replace(LONG_NUMBER, (digits) => lastTwo(digits.trim()))

/** A URL for the log: values of sensitive parameters are hidden, phone numbers masked. */
export function redactUrl(url: string): string {
  const [path, query] = url.split(/\?(.*)/s) as [string, string | undefined]
  if (!query) return maskNumbers(path)
  const pairs = query.split('&').map((pair) => {
    const [key, value] = pair.split(/=(.*)/s) as [string, string | undefined]
    if (value === undefined) return key
    if (SECRET_KEY.test(key)) return `${key}=…`
    if (PHONE_KEY.test(key) || key === 'email') return `${key}=${lastTwo(value)}`
    return `${key}=${maskNumbers(value)}`
  })
  return `${maskNumbers(path)}?${pairs.join('&')}`
}

/** A copy of a log record without codes, tokens and full phone numbers (docs/security.md). */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return maskNumbers(value)
  if (value === null || typeof value !== 'object' || value instanceof Date) return value
  if (depth >= DEPTH) return '…'
  if (Array.isArray(value)) return value.map((item) => redact(item, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      if (SECRET_KEY.test(key)) return [key, '…']
      if (PHONE_KEY.test(key) && typeof inner === 'string') return [key, lastTwo(inner)]
      return [key, redact(inner, depth + 1)]
    }),
  )
}
