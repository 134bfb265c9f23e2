/** Letters and digits that nobody takes for one another; 32, so that five bits choose one. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** As many of them as there are bytes, each chosen by one byte. */
export const textFrom = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('')
