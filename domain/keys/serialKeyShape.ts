import { hasControlCharacters } from '../text/controlCharacters.ts'

/** Keys of other makers come in many shapes; what counts are their letters and digits. */
const [LEAST, MOST, MAX_TYPED] = [6, 64, 100]

/** Whether a text can be a serial key; `normalised` are its letters and digits alone. */
export const isSerialKey = (typed: string, normalised: string): boolean =>
  typed.length <= MAX_TYPED &&
  !hasControlCharacters(typed) &&
  normalised.length >= LEAST &&
  normalised.length <= MOST
