import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A folder under the system's temporary ones with every database and log of one run. */
export type Workspace = {
  oursDir: string
  peerDir: string
  loginDir: string
  log: (program: string) => string
  remove: () => void
}

export function openWorkspace(): Workspace {
  const folder = mkdtempSync(path.join(tmpdir(), 'shala-bench-'))
  const inFolder = (name: string) => path.join(folder, name)
  for (const name of ['ours', 'login']) mkdirSync(inFolder(name))
  return {
    oursDir: inFolder('ours'),
    peerDir: inFolder('peer'),
    loginDir: inFolder('login'),
    log: (program) => inFolder(`${program}.log`),
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }),
  }
}
