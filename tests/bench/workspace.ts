import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Filled } from './prepare/fillProject.ts'
import type { Prepared } from './prepare/requestCodes.ts'
import { root, runNode } from './program.ts'
import { cmsEnv } from './servers.ts'

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
  mkdirSync(inFolder('login'))
  return {
    oursDir: inFolder('ours'),
    peerDir: inFolder('peer'),
    loginDir: inFolder('login'),
    log: (program) => inFolder(`${program}.log`),
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }),
  }
}

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T
const script = (name: string): string[] => ['--import', 'tsx', path.join(root, 'tests/bench/prepare', name)]
const filledFile = ({ oursDir }: Workspace): string => path.join(oursDir, 'filled.json')

/** Makes the database of our side, and a copy of it for the peer. No program may be running on it. */
export async function fillDatabases(workspace: Workspace): Promise<Filled> {
  mkdirSync(workspace.oursDir)
  await runNode({
    args: [...script('fillProject.ts'), filledFile(workspace)],
    env: cmsEnv(workspace.oursDir),
    logFile: workspace.log('fill'),
  })
  cpSync(workspace.oursDir, workspace.peerDir, { recursive: true })
  return readJson(filledFile(workspace))
}

/** Has codes sent to so many people; each can be used once. No program may be running on the database. */
export async function prepareCodes(workspace: Workspace, count: number): Promise<Prepared[]> {
  const file = path.join(workspace.oursDir, 'codes.json')
  await runNode({
    args: [...script('requestCodes.ts'), filledFile(workspace), String(count), file],
    env: cmsEnv(workspace.oursDir),
    logFile: workspace.log('codes'),
  })
  return readJson(file)
}
