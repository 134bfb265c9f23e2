import { MAX_FOLDER_DEPTH, MAX_FOLDER_PATH } from './limits.ts'

/** A folder of the media library; its path consists of the titles from the root, joined by ' / '. */
export type FolderNode = { id: string; title: string; parent: string | null }

export type FolderProblem = 'cycle' | 'deep' | 'long' | 'slash' | 'empty' | 'missing'

const SEPARATOR = ' / '

/** A title in stored form: trimmed, without repeated spaces. */
export const normaliseTitle = (title: string): string => title.trim().replace(/\s+/g, ' ')

/** The folders from the root down to `id`, or the error in its chain of parents. */
function ancestryOf(
  id: string,
  folders: ReadonlyMap<string, FolderNode>,
): FolderNode[] | Extract<FolderProblem, 'cycle' | 'missing'> {
  const ancestry: FolderNode[] = []
  const seen = new Set<string>()
  for (let at: string | null = id; at !== null; ) {
    if (seen.has(at)) return 'cycle'
    seen.add(at)
    const folder = folders.get(at)
    if (!folder) return 'missing'
    ancestry.unshift(folder)
    at = folder.parent
  }
  return ancestry
}

/** The path of a folder, or why it can't be placed there. */
export function folderPath(
  folder: FolderNode,
  others: readonly FolderNode[],
): { path: string } | { problem: FolderProblem } {
  const title = normaliseTitle(folder.title)
  if (title === '') return { problem: 'empty' }
  if (title.includes('/')) return { problem: 'slash' }
  const folders = new Map(others.map((other) => [other.id, other]))
  folders.set(folder.id, { ...folder, title })
  const ancestry = ancestryOf(folder.id, folders)
  if (typeof ancestry === 'string') return { problem: ancestry }
  if (ancestry.length > MAX_FOLDER_DEPTH) return { problem: 'deep' }
  const path = ancestry.map((each) => normaliseTitle(each.title)).join(SEPARATOR)
  return path.length > MAX_FOLDER_PATH ? { problem: 'long' } : { path }
}

/** The paths of all folders below one that was renamed or moved, or the first error in them. */
export function pathsBelow(
  folder: FolderNode,
  others: readonly FolderNode[],
): { paths: Map<string, string> } | { problem: FolderProblem } {
  const allFolders = [...others.filter(({ id }) => id !== folder.id), folder]
  const paths = new Map<string, string>()
  for (const node of allFolders) {
    if (node.id === folder.id || !isBelowFolder(node, folder.id, allFolders)) continue
    const result = folderPath(node, allFolders)
    if ('problem' in result) return result
    paths.set(node.id, result.path)
  }
  return { paths }
}

function isBelowFolder(node: FolderNode, top: string, all: readonly FolderNode[]): boolean {
  const ancestry = ancestryOf(node.id, new Map(all.map((each) => [each.id, each])))
  return Array.isArray(ancestry) && ancestry.some(({ id }) => id === top)
}
