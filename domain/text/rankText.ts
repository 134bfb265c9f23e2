import { groupDigits } from './groupDigits.ts'
import type { Locale } from './locales.ts'

const HINDI: Record<number, string> = { 1: 'पहला', 2: 'दूसरा', 3: 'तीसरा', 4: 'चौथा', 6: 'छठा' }

/** A rank beside the number of candidates: in Hindi as an ordinal, since `30 में से 28` reads as a number of people. */
export const rankText = (rank: number, locale: Locale): string =>
  locale === 'hi' ? (HINDI[rank] ?? `${groupDigits(rank)}वाँ`) : groupDigits(rank)
