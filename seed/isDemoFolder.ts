import { realpath } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const PROJECTS = path.join(path.dirname(fileURLToPath(import.meta.url)), 'projects')

/**
 * Whether a folder is one of the demo's (`seed/projects/demo…`): its people are nobody's real phones and e-mails, so they
 * count as proven. Those of every other folder are proven by their owners.
 */
export async function isDemoFolder(folder: string): Promise<boolean> {
  const [real, projects] = await Promise.all([realpath(folder), realpath(PROJECTS)])
  return path.dirname(real) === projects && path.basename(real).startsWith('demo')
}
