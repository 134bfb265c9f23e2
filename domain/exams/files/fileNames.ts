import type { FileIdOf } from './blockText.ts'
import type { NamedFile } from './ImportedQuestion.ts'

const NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._-]{0,119}$/u

/** Whether a picture may be called so: letters, digits, spaces, dots, `_` and `-`, without folders. */
export const isFileName = (name: string): boolean => NAME.test(name)

/**
 * Gives the pictures and videos of one file of questions ids, `f1`, `f2` … in the order in which they are named, since
 * blocks name pictures by id. `idOf` answers null for what cannot be a name.
 */
export function createFileNames(): { idOf: FileIdOf; files: () => NamedFile[] } {
  const ids = new Map<string, string>()
  const idOf = (name: string): string | null => {
    if (!isFileName(name)) return null
    const id = ids.get(name) ?? `f${ids.size + 1}`
    ids.set(name, id)
    return id
  }
  return { idOf, files: () => [...ids].map(([name, id]) => ({ id, name })) }
}
