const SECRET_KEY =
  /^(authorization|cookie|set-cookie|x-internal-secret|otp|emailotp|phoneotp|code|token|signintoken|accesstoken|password|secret|signature|sessionid|sid|challenge|_?preview)$/i
const PHONE_KEY = /^(phone|mobile|whatsapp|to|identifier|target)$/i
const LONG_NUMBER = /\+\d[\d ]{6,}\d|\d[\d ]{8,}\d/g
const DEPTH = 6
/** Maximum characters of a text, and of all texts of a record. */
const MAX_TEXT_CHARACTERS = 4000
const MAX_RECORD_CHARACTERS = 16_000
/** Maximum entries of a list or object. */
const MAX_ENTRIES = 100

const lastTwo = (text: string): string => `…${text.slice(-2)}`

/** Masks all but the last two digits of numbers that are long enough to be phone numbers. */
export const maskNumbers = (text: string): string =>
  text.replace(LONG_NUMBER, (digits) => lastTwo(digits.trim()))

/** Shortens a text and appends its length; a number at the cut is removed whole, so that masking cannot miss it. */
export const cutText = (text: string, most: number = MAX_TEXT_CHARACTERS): string =>
  text.length <= most ? text : `${text.slice(0, most).replace(/[\d ]+$/, '')}… (${text.length} characters)`

/** A URL for the log: values of sensitive parameters are removed, phone numbers masked. */
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

type Budget = { left: number }

/** A copy of a log record without codes, tokens and full phone numbers (docs/security.md), with shortened texts and lists. */
export function redact(value: unknown, depth = 0, budget: Budget = { left: MAX_RECORD_CHARACTERS }): unknown {
  if (typeof value === 'string') return shorten(value, budget)
  if (value === null || typeof value !== 'object' || value instanceof Date) return value
  if (depth >= DEPTH || budget.left <= 0) return '…'
  const inside = (inner: unknown): unknown => redact(inner, depth + 1, budget)
  if (Array.isArray(value)) return value.slice(0, MAX_ENTRIES).map(inside)
  const entries = Object.entries(value).slice(0, MAX_ENTRIES)
  return Object.fromEntries(
    entries.map(([key, inner]) => {
      const name = shorten(key, budget)
      if (SECRET_KEY.test(key)) return [name, '…']
      if (PHONE_KEY.test(key) && typeof inner === 'string') return [name, lastTwo(inner)]
      return [name, inside(inner)]
    }),
  )
}

function shorten(text: string, budget: Budget): string {
  const kept = cutText(text, Math.min(MAX_TEXT_CHARACTERS, Math.max(budget.left, 0)))
  budget.left -= kept.length
  return maskNumbers(kept)
}
