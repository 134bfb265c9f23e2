export type DecodedText = {
  text: string
  /** Whether the encoding was not said and is the one that older programs on Windows save in. */
  isWindows: boolean
}

/** No text has them: other programs' files do. */
const isControl = (byte: number): boolean => byte < 9 || (byte > 13 && byte < 32)

/** What Windows-1252 has at 0x80 to 0x9f, where Latin-1 has control characters; not every TextDecoder of Node supports it. */
const WINDOWS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ'
const windowsText = (bytes: Uint8Array): string =>
  Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\x80-\x9f]/g, (letter) => WINDOWS[letter.charCodeAt(0) - 0x80] ?? letter)

/**
 * Text in UTF-8, in UTF-16 as spreadsheets save it, or else in Windows-1252, which is what Excel on Windows writes as plain
 * CSV. Null for what is no text.
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

/** Letters and signs beyond ASCII, each once, of which somebody has to see that they are right. */
export const beyondAscii = (text: string): string =>
  [...new Set(text.match(/[^\0-\x7f]/gu) ?? [])].slice(0, 30).join(' ')
