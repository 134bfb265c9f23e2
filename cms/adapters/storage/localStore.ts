import { randomUUID } from 'node:crypto'
import { createReadStream, type Stats } from 'node:fs'
import { type FileHandle, mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import { checkKey, type FileStore, type ListedFile, type StoredFile, StoreError } from './FileStore.ts'

const isMissing = (err: unknown): boolean =>
  ['ENOENT', 'ENOTDIR', 'EISDIR'].includes((err as NodeJS.ErrnoException).code ?? '')

const storedFile = ({ size, mtimeMs, ino, mtime }: Stats): StoredFile => ({
  size,
  etag: `"${size.toString(36)}-${Math.round(mtimeMs * 1000).toString(36)}-${ino.toString(36)}"`,
  modifiedAt: mtime,
})

/** A file store in folders below `root`, one per collection. New content is written to a temporary file, synced and renamed. */
export function localStore(root: string): FileStore {
  const pathOf = (key: string): string => {
    checkKey(key)
    return path.join(root, key)
  }
  const fault = (what: string, cause: unknown) => new StoreError(`a file could not be ${what}`, { cause })

  return {
    name: 'local',
    async put(key, content) {
      const target = pathOf(key)
      // No document has this name, so what a killed process leaves behind is deleted like any orphaned file.
      const incoming = `${target}.${randomUUID()}.part`
      try {
        await mkdir(path.dirname(target), { recursive: true })
        const file = await open(incoming, 'wx')
        try {
          // Streams work too, although the types do not say so.
          await file.writeFile(content as Buffer)
          await file.sync()
        } finally {
          await file.close()
        }
        await rename(incoming, target)
      } catch (cause) {
        await rm(incoming, { force: true }).catch(() => {})
        throw fault('written', cause)
      }
    },
    async head(key) {
      try {
        const found = await stat(pathOf(key))
        return found.isFile() ? storedFile(found) : null
      } catch (cause) {
        if (isMissing(cause)) return null
        throw cause instanceof StoreError ? cause : fault('found', cause)
      }
    },
    async get(key, { range, etag } = {}) {
      let handle: FileHandle | undefined
      try {
        handle = await open(pathOf(key), 'r')
        const found = await handle.stat()
        const file = storedFile(found)
        if (!found.isFile() || (etag !== undefined && etag !== file.etag)) {
          await handle.close()
          return null
        }
        // The open handle keeps reading this content even if the file is replaced.
        return { ...file, body: createReadStream('', { fd: handle, ...range }) }
      } catch (cause) {
        await handle?.close().catch(() => {})
        if (isMissing(cause)) return null
        throw cause instanceof StoreError ? cause : fault('read', cause)
      }
    },
    async delete(key) {
      try {
        await rm(pathOf(key), { force: true })
      } catch (cause) {
        throw cause instanceof StoreError ? cause : fault('deleted', cause)
      }
    },
    async freeBytes() {
      try {
        await mkdir(root, { recursive: true })
        const { bavail, bsize } = await statfs(root)
        return bavail * bsize
      } catch (cause) {
        throw fault('measured', cause)
      }
    },
    async *list(prefix): AsyncIterable<ListedFile> {
      const [folder = '', start = ''] = prefix.split('/')
      checkKey(`${folder}/x`)
      const names = await readdir(path.join(root, folder)).catch((cause: unknown) => {
        if (isMissing(cause)) return []
        throw fault('listed', cause)
      })
      for (const name of names) {
        if (name.startsWith('.') || !name.startsWith(start)) continue
        const found = await stat(path.join(root, folder, name)).catch(() => null)
        if (found?.isFile()) yield { key: `${folder}/${name}`, size: found.size, modifiedAt: found.mtime }
      }
    },
  }
}
