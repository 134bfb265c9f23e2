import { buffer } from 'node:stream/consumers'
import { fromBufferPromise } from 'yauzl'
import { ZipFile } from 'yazl'

const MAX_ENTRIES = 2000
/** Maximum decompressed size of all files of a ZIP together, bytes. */
const MAX_UNPACKED = 60 * 1024 * 1024

/** The decompressed files exceed the limit. */
export class TooLargeError extends Error {}

export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4

/**
 * Decompresses the files of a ZIP, by name. Throws a TooLargeError before it decompresses more than 60 MB or 2,000 files, and an
 * Error when it is not a ZIP or its sizes are wrong.
 */
export async function unzip(bytes: Uint8Array): Promise<Map<string, Buffer>> {
  const zip = await fromBufferPromise(Buffer.from(bytes), { lazyEntries: true, validateEntrySizes: true })
  const files = new Map<string, Buffer>()
  let unpacked = 0
  for await (const entry of zip.eachEntry()) {
    unpacked += entry.uncompressedSize
    if (files.size >= MAX_ENTRIES || unpacked > MAX_UNPACKED)
      throw new TooLargeError('The file is too large unpacked')
    if (!entry.fileName.endsWith('/'))
      files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)))
  }
  return files
}

/** Creates a ZIP. `isStored` stores the files without compression, for readers that decompress them immediately. */
export function zip(files: Iterable<readonly [string, Uint8Array]>, isStored = false): Promise<Buffer> {
  const archive = new ZipFile()
  for (const [name, bytes] of files)
    archive.addBuffer(Buffer.from(bytes), name, { compress: !isStored, mtime: new Date(1980, 0, 1) })
  archive.end()
  return buffer(archive.outputStream)
}
