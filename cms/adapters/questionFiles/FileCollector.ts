import { createHash } from 'node:crypto'
import { isFileName } from '#domain/exams/files/fileNames.ts'
import { fileKind } from '#domain/storage/fileKind.ts'

/** A picture or a video that questions reference by `id`. */
export type ImportedFile = { id: string; name: string; bytes: Uint8Array; type: string }

/** The MIME type of a picture or a video, detected from its content; null for other files, SVG included. */
export function typeOfFile(bytes: Uint8Array): string | null {
  const kind = fileKind(bytes)
  return kind && kind.family !== 'pdf' ? kind.mime : null
}

/** Collects the files of an import: identical files once, different files with the same name under different names. */
export class FileCollector {
  readonly #byHash = new Map<string, ImportedFile>()
  readonly #names = new Set<string>()

  /** Adds a file and returns its id in blocks; the id gets an extension if the name has none. Null when it is neither a picture nor a video. */
  add(name: string, bytes: Uint8Array): string | null {
    const type = typeOfFile(bytes)
    if (type === null) return null
    const hash = createHash('sha256').update(bytes).digest('base64')
    const known = this.#byHash.get(hash)
    if (known) return known.id
    const number = this.#byHash.size + 1
    const full = name.includes('.') ? name : `${name}.${type.slice(type.indexOf('/') + 1)}`
    const file = { id: `f${number}`, name: this.#ownName(full, number), bytes, type }
    this.#byHash.set(hash, file)
    return file.id
  }

  files(): ImportedFile[] {
    return [...this.#byHash.values()]
  }

  #ownName(name: string, number: number): string {
    const base = name.replace(/[^\p{L}\p{M}\p{N} ._-]+/gu, '-').slice(-100)
    const usual = isFileName(base) ? base : `file-${number}`
    const own = this.#names.has(usual) ? `${number}-${usual}` : usual
    this.#names.add(own)
    return own
  }
}
