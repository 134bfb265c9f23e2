import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { openPromise } from 'yauzl'
import { isDiskFull, StoreError } from '../../adapters/storage/FileStore.ts'
import { env } from '../../config/env.ts'

/** Limits of a class's ZIP: number of files, and bytes after decompression. */
const MAX_FILES = 2000
const MAX_BYTES = 6 * 1024 * 1024 * 1024

/** A ZIP that cannot be unpacked; the message completes "The file …". */
export class ZipFault extends Error {}

/**
 * Unpacks a ZIP into a temporary folder for the duration of `use`. Hidden files and those of macOS are skipped, and a single top-level
 * folder is removed from the paths. No file is written outside: names with `..`, `\` or a drive are refused. Throws a ZipFault, or a StoreError for a full
 * disk.
 */
export async function withUnpacked<T>(content: Readable, use: (root: string) => Promise<T>): Promise<T> {
  const base = path.join(env().DATA_DIR, 'unpacked')
  await mkdir(base, { recursive: true })
  const place = await mkdtemp(path.join(base, 'class-'))
  try {
    const zip = path.join(place, 'class.zip')
    await pipeline(content, createWriteStream(zip))
    const root = path.join(place, 'files')
    await mkdir(root)
    await unpack(zip, root)
    return await use(root)
  } catch (cause) {
    throw isDiskFull(cause) && !(cause instanceof StoreError)
      ? new StoreError('a folder could not be unpacked', { cause })
      : cause
  } finally {
    await rm(place, { recursive: true, force: true })
  }
}

async function unpack(file: string, root: string): Promise<void> {
  try {
    const zip = await openPromise(file, { lazyEntries: true, autoClose: false, validateEntrySizes: true })
    try {
      const names: string[] = []
      let bytes = 0
      for await (const { fileName, uncompressedSize } of zip.eachEntry()) {
        if (!isKept(fileName)) continue
        bytes += uncompressedSize
        if (names.push(fileName) > MAX_FILES) throw new ZipFault(`has more than ${MAX_FILES} files`)
        if (bytes > MAX_BYTES) throw new ZipFault('is larger than 6 GB unpacked')
      }
      const top = sharedFolder(names)
      await writeEntries(file, root, top)
    } finally {
      zip.close()
    }
  } catch (err) {
    if (err instanceof ZipFault || isDiskFull(err)) throw err
    throw new ZipFault('is not a ZIP that can be read', { cause: err })
  }
}

async function writeEntries(file: string, root: string, top: string): Promise<void> {
  const zip = await openPromise(file, { lazyEntries: true, autoClose: false, validateEntrySizes: true })
  try {
    for await (const entry of zip.eachEntry()) {
      if (!isKept(entry.fileName)) continue
      const target = path.resolve(root, entry.fileName.slice(top.length))
      if (!target.startsWith(root + path.sep)) throw new ZipFault('has names that lead outside of it')
      await mkdir(path.dirname(target), { recursive: true })
      await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(target, { flags: 'wx' }))
    }
  } finally {
    zip.close()
  }
}

const isKept = (name: string): boolean =>
  !name.endsWith('/') && !name.split('/').some((part) => part.startsWith('.') || part === '__MACOSX')

/** The common top-level folder with a slash; empty when there is none, or when it is one of a class's own folders. */
function sharedFolder(names: readonly string[]): string {
  const [first = ''] = names
  const top = first.slice(0, first.indexOf('/') + 1)
  const isOwn = ['classes/', 'media/', 'files/', 'texts/'].includes(top)
  return top && !isOwn && names.every((name) => name.startsWith(top)) ? top : ''
}
