import type { Locale } from './locales.ts'

/** The parts of a day in Hindi, each from its first hour (CLDR rules). */
const HINDI_PARTS = [
  [20, 'रात'],
  [16, 'शाम'],
  [12, 'दोपहर'],
  [4, 'सुबह'],
  [0, 'रात'],
] as const

/** A clock time (`18:42`) as people write it: `6:42 pm`, `शाम 6:42`; a full hour is `6 pm`, `शाम 6 बजे`. */
export function clockPhrase(time: string, locale: Locale): string {
  const [hours = '0', minutes = '00'] = time.split(':')
  const hour = Number(hours) % 24
  const isFull = minutes === '00'
  const clock = isFull ? `${hour % 12 || 12}` : `${hour % 12 || 12}:${minutes}`
  if (locale === 'en') return `${clock} ${hour < 12 ? 'am' : 'pm'}`
  const [, part] = HINDI_PARTS.find(([from]) => hour >= from) ?? HINDI_PARTS[4]
  return isFull ? `${part} ${clock} बजे` : `${part} ${clock}`
}
