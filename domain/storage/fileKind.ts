import { isWebVtt } from '../learning/webVtt.ts'

/** The type of a file by its first bytes, whatever its name and its sender claim. */
export type FileKind = {
  mime: string
  extension:
    | 'png'
    | 'jpg'
    | 'webp'
    | 'avif'
    | 'gif'
    | 'pdf'
    | 'mp4'
    | 'webm'
    | 'm4a'
    | 'mp3'
    | 'ogg'
    | 'wav'
    | 'vtt'
  family: 'picture' | 'pdf' | 'video' | 'audio' | 'captions'
}

const picture = (mime: string, extension: FileKind['extension']): FileKind => ({
  mime,
  extension,
  family: 'picture',
})

const audio = (mime: string, extension: FileKind['extension']): FileKind => ({
  mime,
  extension,
  family: 'audio',
})

/** A frame of MPEG layer III without a header before it. */
const isMp3Frame = (bytes: Uint8Array): boolean => bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe6) === 0xe2

/** MP4 brands that browsers can play. */
const MP4_BRANDS = ['isom', 'iso2', 'iso4', 'iso5', 'iso6', 'avc1', 'mp41', 'mp42', 'M4V ', 'dash']

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
  if (textAt(bytes, 4, 4) === 'ftyp' && MP4_BRANDS.includes(textAt(bytes, 8, 4)))
    return { mime: 'video/mp4', extension: 'mp4', family: 'video' }
  if (startsWith(bytes, [0x1a, 0x45, 0xdf, 0xa3]) && textAt(bytes, 0, 64).includes('webm'))
    return { mime: 'video/webm', extension: 'webm', family: 'video' }
  if (textAt(bytes, 4, 4) === 'ftyp' && textAt(bytes, 8, 4) === 'M4A ') return audio('audio/mp4', 'm4a')
  if (textAt(bytes, 0, 3) === 'ID3' || isMp3Frame(bytes)) return audio('audio/mpeg', 'mp3')
  if (textAt(bytes, 0, 4) === 'OggS') return audio('audio/ogg', 'ogg')
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WAVE') return audio('audio/wav', 'wav')
  if (isWebVtt(textAt(bytes, startsWith(bytes, [0xef, 0xbb, 0xbf]) ? 3 : 0, 7)))
    return { mime: 'text/vtt', extension: 'vtt', family: 'captions' }
  if (textAt(bytes, 0, 5) === '%PDF-') return { mime: 'application/pdf', extension: 'pdf', family: 'pdf' }
  return null
}

/** Whether a declared MIME type matches the content; a missing or generic type always does. */
export function matchesDeclaredType(kind: FileKind, declared: string): boolean {
  const type = declared.split(';')[0]?.trim().toLowerCase() ?? ''
  if (type === '' || type === 'application/octet-stream') return true
  // Phones and chat programs often declare one picture format and send another.
  if (kind.family === 'picture') return type.startsWith('image/') && !type.includes('svg')
  if (kind.family === 'audio' || kind.family === 'video') return /^(audio|video)\//.test(type)
  return type === kind.mime
}
