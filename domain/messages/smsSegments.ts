const GSM =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
const ONE_UNIT = new Set(GSM)
/** Encoded as an escape and a second character. */
const TWO_UNITS = new Set('\f^{}\\[~]|€')

const ALPHABETS = {
  'GSM-7': { alone: 160, joined: 153 },
  'UCS-2': { alone: 70, joined: 67 },
} as const

type SmsSegments = {
  encoding: keyof typeof ALPHABETS
  /** Length in units of the encoding. */
  units: number
  /** Number of billed segments. */
  segments: number
  /** The characters that require UCS-2, without duplicates. */
  wide: string[]
}

/**
 * Length of an SMS: 160 GSM-7 characters or 70 UCS-2 characters in a single segment, 153 or 67 in each of
 * several. A two-unit character is never split between segments.
 */
export function smsSegments(text: string): SmsSegments {
  const chars = [...text]
  const wide = [...new Set(chars.filter((char) => !ONE_UNIT.has(char) && !TWO_UNITS.has(char)))]
  const encoding = wide.length > 0 ? 'UCS-2' : 'GSM-7'
  const unitsOf = (char: string) => (encoding === 'UCS-2' ? char.length : TWO_UNITS.has(char) ? 2 : 1)
  const units = chars.reduce((sum, char) => sum + unitsOf(char), 0)
  const { alone, joined } = ALPHABETS[encoding]
  if (units <= alone) return { encoding, units, segments: units === 0 ? 0 : 1, wide }
  let segments = 1
  let used = 0
  for (const char of chars) {
    const size = unitsOf(char)
    if (used + size > joined) {
      segments++
      used = 0
    }
    used += size
  }
  return { encoding, units, segments, wide }
}
