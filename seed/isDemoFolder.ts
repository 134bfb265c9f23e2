import { realpath } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const PROJECTS = path.join(path.dirname(fileURLToPath(import.meta.url)), 'projects')

/**
 * Whether a folder belongs to the demo (`seed/projects/demo…`): phones and e-mails of its people belong to
 * no real person, so they are imported as proven. In every other folder, people prove them by signing in.
 */
export async function isDemoFolder(folder: string): Promise<boolean> {
  const [real, projects] = await Promise.all([realpath(folder), realpath(PROJECTS)])
  return path.dirname(real) === projects && path.basename(real).startsWith('demo')
}
