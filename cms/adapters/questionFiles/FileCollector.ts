import { createHash } from 'node:crypto'
import { isFileName } from '#domain/exams/files/fileNames.ts'
import { fileKind } from '#domain/storage/fileKind.ts'

/** A picture or a video that questions name by `id`. */
export type ImportedFile = { id: string; name: string; bytes: Uint8Array; type: string }

/** The MIME type of a picture or a video by its content; null for anything else, SVG among them. */
export function typeOfFile(bytes: Uint8Array): string | null {
  const kind = fileKind(bytes)
  return kind && kind.family !== 'pdf' ? kind.mime : null
}

/** Collects the files of an import: the same bytes once, other bytes of the same name under a name of their own. */
export class FileCollector {
  readonly #byHash = new Map<string, ImportedFile>()
  readonly #names = new Set<string>()

  /** The id of a file in blocks, whose name gets an extension where it has none; null when it is neither a picture nor a video. */
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
