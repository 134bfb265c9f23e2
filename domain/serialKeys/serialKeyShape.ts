import { hasControlCharacters } from '../text/controlCharacters.ts'

/** Keys from other publishers have many formats; only their letters and digits count. */
const [MIN_LENGTH, MAX_LENGTH, MAX_TYPED] = [6, 64, 100]

/** Whether a text may be a serial key; `normalised` contains only its letters and digits. */
export const isSerialKey = (typed: string, normalised: string): boolean =>
  typed.length <= MAX_TYPED &&
  !hasControlCharacters(typed) &&
  normalised.length >= MIN_LENGTH &&
  normalised.length <= MAX_LENGTH
