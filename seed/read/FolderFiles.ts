import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { decodeText } from './decodeText.ts'
import type { SeedIssue } from './SeedIssue.ts'

/** The files of a project folder by their relative path, with `/`. */
export type FolderFiles = {
  root: string
  names: ReadonlySet<string>
}

/** Lists a project folder; null when it is no folder. Hidden files are left out. */
export async function listFolder(root: string): Promise<FolderFiles | null> {
  try {
    const entries = await readdir(root, { recursive: true, withFileTypes: true })
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
      .filter((name) => !name.split('/').some((part) => part.startsWith('.')))
    return { root: path.resolve(root), names: new Set(files) }
  } catch {
    return null
  }
}

/** The decoded text of a file in the folder; null, and an issue added, when it is not valid UTF-8. */
export async function readText(
  folder: FolderFiles,
  file: string,
  issues: SeedIssue[],
): Promise<string | null> {
  const decoded = decodeText(await readBytes(folder, file))
  if ('text' in decoded) return decoded.text
  issues.push({ file, row: decoded.row, field: '', reason: decoded.reason })
  return null
}

export const readBytes = (folder: FolderFiles, file: string): Promise<Buffer> =>
  readFile(path.join(folder.root, file))
