import { fileKind } from '#domain/storage/fileKind.ts'
import { bytesHash } from './contentHash.ts'
import { type FolderFiles, readBytes } from './FolderFiles.ts'
import { issueAt, type RawRecord } from './RawRecord.ts'
import type { SeedIssue } from './SeedIssue.ts'

const MAX_BYTES = 10 * 1024 * 1024

const ascii = (bytes: Uint8Array, start: number, end: number): string =>
  Buffer.from(bytes.subarray(Math.max(start, 0), end)).toString('latin1')

const isJpeg = (bytes: Uint8Array): boolean => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff

/** Whether the first bytes of a file match its extension. */
const SIGNATURES: Record<string, (bytes: Uint8Array) => boolean> = {
  webp: (bytes) => ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP',
  png: (bytes) => ascii(bytes, 1, 8) === 'PNG\r\n\u001a\n',
  jpg: isJpeg,
  jpeg: isJpeg,
  pdf: (bytes) => ascii(bytes, 0, 5) === '%PDF-',
  ...Object.fromEntries(
    (['avif', 'gif', 'mp4', 'webm', 'm4a', 'mp3', 'ogg', 'wav', 'vtt'] as const).map((extension) => [
      extension,
      (bytes: Uint8Array) => fileKind(bytes)?.extension === extension,
    ]),
  ),
}

/**
 * Checks the file of each row of `media.csv` or `private-files.csv`: it exists, is not empty, is not too
 * large, and has the format of its extension. Returns the SHA-256 of each file by name.
 */
export async function checkFiles(
  folder: FolderFiles,
  directory: 'media' | 'files',
  records: readonly RawRecord[],
  issues: SeedIssue[],
): Promise<Map<string, string>> {
  const hashes = new Map<string, string>()
  for (const raw of records) {
    const name = raw.values.file
    if (typeof name !== 'string' || name.includes('/')) continue
    const file = `${directory}/${name.trim()}`
    const problem = folder.names.has(file) ? null : `is not in ${directory}/`
    const bytes = problem ? null : await readBytes(folder, file)
    const wrong = problem ?? (bytes && contentProblem(name, bytes))
    if (wrong) issues.push(issueAt(raw, ['file'], wrong))
    else if (bytes) hashes.set(name.trim(), bytesHash(bytes))
  }
  return hashes
}

function contentProblem(name: string, bytes: Uint8Array): string | null {
  if (bytes.length === 0) return 'is an empty file'
  if (bytes.length > MAX_BYTES) return 'is larger than 10 MB'
  const hasSignature = SIGNATURES[name.slice(name.lastIndexOf('.') + 1).trim()]
  if (hasSignature && !hasSignature(bytes)) return 'does not hold what its ending says'
  const isCut = name.endsWith('.pdf') && !ascii(bytes, bytes.length - 1024, bytes.length).includes('%%EOF')
  return isCut ? 'is not a whole PDF' : null
}
