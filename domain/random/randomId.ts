const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** A random id of letters and digits, 28 long by default (spec 9). `random(below)` draws an integer in [0, below). */
export const randomId = (random: (below: number) => number, length = 28): string =>
  Array.from({ length }, () => ALPHABET[random(ALPHABET.length)]).join('')
