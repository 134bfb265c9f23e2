import type { MessageChannel } from './purposes.ts'

const TWO_DIGIT_CODES =
  '20 27 30 31 32 33 34 36 39 40 41 43 44 45 46 47 48 49 51 52 53 54 55 56 57 58 60 61 62 63 64 65 66 81 82 84 86 90 91 92 93 94 95 98'
const TWO_DIGIT_SET = new Set(TWO_DIGIT_CODES.split(' '))

/**
 * The country code at the start of `+…`: 1 and 7 have one digit, those above two, all others three (E.164).
 */
function countryCode(phone: string): string {
  if (/^\+[17]/.test(phone)) return phone.slice(0, 2)
  return phone.slice(0, TWO_DIGIT_SET.has(phone.slice(1, 3)) ? 3 : 4)
}

/** A receiver as masked in the delivery log: `+91…3210`, `a…@example.org`. */
export function maskReceiver(channel: MessageChannel, to: string): string {
  if (channel === 'sms') return `${countryCode(to)}…${to.slice(-4)}`
  const at = to.lastIndexOf('@')
  return `${[...to.slice(0, at)][0] ?? ''}…${to.slice(at)}`
}
