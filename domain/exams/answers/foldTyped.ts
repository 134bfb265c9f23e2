const DEVANAGARI_ZERO = 0x966
const DEVANAGARI_DIGIT = /[\u0966-\u096f]/g
/** The minus sign, and the dash that some keyboards type for it. */
const MINUS = /[\u2212\u2013]/g
/** Zero-width spaces and joiners, direction marks, soft hyphens. */
const INVISIBLE = /\p{Cf}/gu

const folded = (text: string): string =>
  text
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(DEVANAGARI_DIGIT, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO))
    .replace(MINUS, '-')

/** The longest number that is read, as typed; it may have 15 digits on either side of the point. */
export const MAX_NUMBER_LENGTH = 40
const NUMBER = /^([+-]?)\s*(?=\.?\d)(\d{0,15})(?:\.(\d{0,15}))?$/

/**
 * A typed number in its one form, such as `-2.5`: digits of both scripts, U+2212 and an en dash as minus,
 * spaces around it and after the sign, a plus, zeros in front and at the end, and a missing zero before the
 * point are folded. Null for anything else: spaces and commas between digits (`1,5` and `1,500` would be
 * guesses), fractions, exponents, several numbers.
 */
export function foldNumber(text: string): string | null {
  if (text.length > MAX_NUMBER_LENGTH) return null
  const match = NUMBER.exec(folded(text).trim())
  if (!match) return null
  const [, sign, whole = '', decimals = ''] = match
  const significant = whole.replace(/^0+(?=\d)/, '') || '0'
  const rest = decimals.replace(/0+$/, '')
  const number = rest ? `${significant}.${rest}` : significant
  return sign === '-' && number !== '0' ? `-${number}` : number
}

/** The longest answer to one blank, as typed. */
export const MAX_BLANK_LENGTH = 200

/**
 * A typed word or phrase for comparison: composed (NFC), invisible characters removed, digits of both scripts,
 * minus signs and curly quotes folded, spaces as one, and in lower case unless that matters. Too long a text
 * is folded to nothing.
 */
export function foldPhrase(text: string, isCaseSensitive = false): string {
  if (text.length > MAX_BLANK_LENGTH) return ''
  const phrase = folded(text).replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, ' ').trim()
  return isCaseSensitive ? phrase : phrase.toLowerCase()
}
