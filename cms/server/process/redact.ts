const SECRET_KEY =
  /^(authorization|cookie|set-cookie|x-internal-secret|otp|emailotp|phoneotp|code|token|signintoken|accesstoken|password|secret|signature|sessionid|sid|challenge|_?preview)$/i
const PHONE_KEY = /^(phone|mobile|whatsapp|to|identifier|target)$/i
const LONG_NUMBER = /\+\d[\d ]{6,}\d|\d[\d ]{8,}\d/g
const DEPTH = 6
/** Characters of one text in the log, and of all texts of a record. */
const MAX_TEXT_CHARACTERS = 4000
const MAX_RECORD_CHARACTERS = 16_000
/** Entries of a list or object in the log. */
const MAX_ENTRIES = 100

const lastTwo = (text: string): string => `…${text.slice(-2)}`

/** Leaves only the last two digits of anything long enough to be a phone number. */
export const maskNumbers = (text: string): string =>
  text.replace(LONG_NUMBER, (digits) => lastTwo(digits.trim()))

/** The beginning of a text that is too long for the log, and how long it was; no digits of a number that was cut. */
export const cutText = (text: string, most: number = MAX_TEXT_CHARACTERS): string =>
  text.length <= most ? text : `${text.slice(0, most).replace(/[\d ]+$/, '')}… (${text.length} characters)`

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

type Room = { left: number }

/** A copy of a log record without codes, tokens and full phone numbers (docs/security.md), whose texts and lists are cut. */
export function redact(value: unknown, depth = 0, room: Room = { left: MAX_RECORD_CHARACTERS }): unknown {
  if (typeof value === 'string') return shortened(value, room)
  if (value === null || typeof value !== 'object' || value instanceof Date) return value
  if (depth >= DEPTH || room.left <= 0) return '…'
  const inside = (inner: unknown): unknown => redact(inner, depth + 1, room)
  if (Array.isArray(value)) return value.slice(0, MAX_ENTRIES).map(inside)
  const entries = Object.entries(value).slice(0, MAX_ENTRIES)
  return Object.fromEntries(
    entries.map(([key, inner]) => {
      const name = shortened(key, room)
      if (SECRET_KEY.test(key)) return [name, '…']
      if (PHONE_KEY.test(key) && typeof inner === 'string') return [name, lastTwo(inner)]
      return [name, inside(inner)]
    }),
  )
}

function shortened(text: string, room: Room): string {
  const kept = cutText(text, Math.min(MAX_TEXT_CHARACTERS, Math.max(room.left, 0)))
  room.left -= kept.length
  return maskNumbers(kept)
}
