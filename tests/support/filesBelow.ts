import { readdirSync } from 'node:fs'
import path from 'node:path'

const NOT_OURS = new Set(['node_modules', '.next', '.data'])

/** Sorted paths of all files below `folder` whose name matches; skips node_modules, .next and .data. */
export const filesBelow = (folder: string, name: RegExp): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      if (NOT_OURS.has(entry.name)) return []
      const file = path.join(folder, entry.name)
      if (entry.isDirectory()) return filesBelow(file, name)
      return name.test(entry.name) ? [file] : []
    })
    .sort()
