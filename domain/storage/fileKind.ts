/** The type of a file by its first bytes, whatever its name and its sender claim. */
export type FileKind = {
  mime: string
  extension: 'png' | 'jpg' | 'webp' | 'avif' | 'gif' | 'pdf'
  family: 'picture' | 'pdf'
}

const picture = (mime: string, extension: FileKind['extension']): FileKind => ({
  mime,
  extension,
  family: 'picture',
})

const textAt = (bytes: Uint8Array, from: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + length))

const startsWith = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte)

/** The type of a file by its content; null for types that are not accepted: SVG, HTML, archives, scripts. */
export function fileKind(bytes: Uint8Array): FileKind | null {
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return picture('image/png', 'png')
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return picture('image/jpeg', 'jpg')
  if (/^GIF8[79]a$/.test(textAt(bytes, 0, 6))) return picture('image/gif', 'gif')
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP') return picture('image/webp', 'webp')
  if (textAt(bytes, 4, 4) === 'ftyp' && /^avi[fs]$/.test(textAt(bytes, 8, 4)))
    return picture('image/avif', 'avif')
  if (textAt(bytes, 0, 5) === '%PDF-') return { mime: 'application/pdf', extension: 'pdf', family: 'pdf' }
  return null
}

/** Whether a declared MIME type matches the content; a missing or generic type always does. */
export function matchesDeclaredType(kind: FileKind, declared: string): boolean {
  const type = declared.split(';')[0]?.trim().toLowerCase() ?? ''
  if (type === '' || type === 'application/octet-stream') return true
  // Phones and chat programs often declare one picture format and send another.
  return kind.family === 'picture' ? type.startsWith('image/') && !type.includes('svg') : type === kind.mime
}
