const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/**
 * A random id of letters and digits, by default 28 characters (spec 9). `random(below)` returns an integer in
 * [0, below).
 */
export const randomId = (random: (below: number) => number, length = 28): string =>
  Array.from({ length }, () => ALPHABET[random(ALPHABET.length)]).join('')
