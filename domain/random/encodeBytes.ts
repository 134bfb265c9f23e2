/** Letters and digits that are not easily confused; 32, so that five bits select one. */
export const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** A text with one character of the alphabet for each byte. */
export const encodeBytes = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('')
