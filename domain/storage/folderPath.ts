import { MAX_FOLDER_DEPTH, MAX_FOLDER_PATH } from './limits.ts'

/** A folder of the media library; `path` is made of the titles from the top down, joined by ' / '. */
export type FolderNode = { id: string; title: string; parent: string | null }

export type FolderProblem = 'cycle' | 'deep' | 'long' | 'slash' | 'empty' | 'missing'

const SEPARATOR = ' / '

/** The title as it is kept: without outer and doubled spaces. */
export const tidyTitle = (title: string): string => title.trim().replace(/\s+/g, ' ')

/** The folders from the top down to `id`, or what is wrong with the way up. */
function lineOf(
  id: string,
  folders: ReadonlyMap<string, FolderNode>,
): FolderNode[] | Extract<FolderProblem, 'cycle' | 'missing'> {
  const line: FolderNode[] = []
  const seen = new Set<string>()
  for (let at: string | null = id; at !== null; ) {
    if (seen.has(at)) return 'cycle'
    seen.add(at)
    const folder = folders.get(at)
    if (!folder) return 'missing'
    line.unshift(folder)
    at = folder.parent
  }
  return line
}

/** The path of a folder, or why it can't be where it is put. */
export function folderPath(
  folder: FolderNode,
  others: readonly FolderNode[],
): { path: string } | { problem: FolderProblem } {
  const title = tidyTitle(folder.title)
  if (title === '') return { problem: 'empty' }
  if (title.includes('/')) return { problem: 'slash' }
  const folders = new Map(others.map((other) => [other.id, other]))
  folders.set(folder.id, { ...folder, title })
  const line = lineOf(folder.id, folders)
  if (typeof line === 'string') return { problem: line }
  if (line.length > MAX_FOLDER_DEPTH) return { problem: 'deep' }
  const path = line.map((each) => tidyTitle(each.title)).join(SEPARATOR)
  return path.length > MAX_FOLDER_PATH ? { problem: 'long' } : { path }
}

/** The paths of all folders below one that was renamed or moved, or the problem of the first that no longer fits. */
export function pathsBelow(
  folder: FolderNode,
  others: readonly FolderNode[],
): { paths: Map<string, string> } | { problem: FolderProblem } {
  const all = [...others.filter(({ id }) => id !== folder.id), folder]
  const paths = new Map<string, string>()
  for (const node of all) {
    if (node.id === folder.id || !isBelowFolder(node, folder.id, all)) continue
    const made = folderPath(node, all)
    if ('problem' in made) return made
    paths.set(node.id, made.path)
  }
  return { paths }
}

function isBelowFolder(node: FolderNode, top: string, all: readonly FolderNode[]): boolean {
  const line = lineOf(node.id, new Map(all.map((each) => [each.id, each])))
  return Array.isArray(line) && line.some(({ id }) => id === top)
}
