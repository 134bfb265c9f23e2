import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A temporary folder with all databases and logs of one run. */
export type Workspace = {
  oursDir: string
  peerDir: string
  loginDir: string
  /** Database of (h) to (k) on our side; `peerShopDir` is the peer's of (h). */
  shopDir: string
  peerShopDir: string
  /** Databases of (l) and (m). */
  examsDir: string
  peerExamsDir: string
  /** Database of (q). */
  resultsDir: string
  /** Files of (o), whose database is a MongoDB. */
  serversDir: string
  log: (program: string) => string
  remove: () => void
}

export function openWorkspace(): Workspace {
  const folder = mkdtempSync(path.join(tmpdir(), 'shala-bench-'))
  const inFolder = (name: string) => path.join(folder, name)
  for (const name of ['ours', 'login', 'peer-shop', 'peer-exams', 'servers']) mkdirSync(inFolder(name))
  return {
    oursDir: inFolder('ours'),
    peerDir: inFolder('peer'),
    loginDir: inFolder('login'),
    shopDir: inFolder('shop'),
    peerShopDir: inFolder('peer-shop'),
    examsDir: inFolder('exams'),
    peerExamsDir: inFolder('peer-exams'),
    resultsDir: inFolder('results'),
    serversDir: inFolder('servers'),
    log: (program) => inFolder(`${program}.log`),
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }),
  }
}
