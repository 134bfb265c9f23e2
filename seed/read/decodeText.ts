export type Decoded = { text: string } | { row: number; reason: string }

const startsWith = (bytes: Uint8Array, ...mark: number[]): boolean =>
  mark.every((byte, index) => bytes[index] === byte)

/**
 * Decodes a file: UTF-8 with or without a byte order mark, line ends normalised to `\n`. Anything else is
 * refused with the line where it occurs, so that a file saved in another encoding is never imported with wrong
 * characters.
 */
export function decodeText(bytes: Uint8Array): Decoded {
  if (startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff)) {
    return { row: 1, reason: 'is UTF-16; save it as UTF-8' }
  }
  const body = startsWith(bytes, 0xef, 0xbb, 0xbf) ? bytes.subarray(3) : bytes
  if (startsWith(body, 0xef, 0xbb, 0xbf))
    return { row: 1, reason: 'has two byte order marks; keep one or none' }
  const text = utf8(body)
  if (text === null) return { row: firstBadLine(body), reason: 'is not UTF-8; save it as UTF-8' }
  if (text.trim() === '') return { row: 1, reason: 'is empty' }
  const nul = text.indexOf('\u0000')
  if (nul >= 0) return { row: lineAt(text, nul), reason: 'has a NUL character; it is not a text file' }
  return { text: text.replace(/\r\n?/g, '\n') }
}

/** Line number (from 1) of a position in a text. */
export const lineAt = (text: string, position: number): number => text.slice(0, position).split('\n').length

function utf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return null
  }
}

function firstBadLine(bytes: Uint8Array): number {
  let line = 1
  for (let start = 0; start < bytes.length; line++) {
    const end = bytes.indexOf(0x0a, start)
    const stop = end < 0 ? bytes.length : end
    if (utf8(bytes.subarray(start, stop)) === null) return line
    start = stop + 1
  }
  return line
}
