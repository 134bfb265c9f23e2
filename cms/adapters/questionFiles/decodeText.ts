export type DecodedText = {
  text: string
  /** Whether the encoding was assumed to be Windows-1252, which older Windows programs use. */
  isWindows: boolean
}

/** Control characters do not occur in text files, only in binary ones. */
const isControl = (byte: number): boolean => byte < 9 || (byte > 13 && byte < 32)

/** The characters of Windows-1252 at 0x80 to 0x9f, which are control characters in Latin-1; not every TextDecoder of Node supports it. */
const WINDOWS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ'
const windowsText = (bytes: Uint8Array): string =>
  Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\x80-\x9f]/g, (letter) => WINDOWS[letter.charCodeAt(0) - 0x80] ?? letter)

/**
 * Decodes UTF-8, UTF-16 as spreadsheets save it, or else Windows-1252, which Excel on Windows writes as plain CSV. Null when the bytes
 * are not text.
 */
export function decodeText(bytes: Uint8Array): DecodedText | null {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8'
  try {
    return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes), isWindows: false }
  } catch {
    if (bytes.some(isControl)) return null
    return { text: windowsText(bytes), isWindows: true }
  }
}

/** The distinct characters beyond ASCII, which the importing person has to check when the encoding was assumed. */
export const beyondAscii = (text: string): string =>
  [...new Set(text.match(/[^\0-\x7f]/gu) ?? [])].slice(0, 30).join(' ')
