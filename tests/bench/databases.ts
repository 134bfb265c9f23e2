import { cpSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Prepared } from './prepare/requestCodes.ts'
import { runNode } from './program.ts'
import { cmsEnv } from './servers.ts'
import type { Workspace } from './workspace.ts'

/**
 * Seeds the demo project into our database, fills it with as many documents as a large shop has, and copies it for the peer. No
 * program may be running on it.
 */
export async function seedDatabases({ oursDir, peerDir, log }: Workspace): Promise<void> {
  await runNode({
    args: ['--import', 'tsx', 'seed/cli.ts', 'seed/projects/demo'],
    env: cmsEnv(oursDir),
    logFile: log('seed'),
  })
  await runNode({
    args: ['-C', 'production', '--import', 'tsx', 'tests/bench/prepare/fillShop.ts'],
    env: cmsEnv(oursDir),
    logFile: log('fill'),
  })
  cpSync(oursDir, peerDir, { recursive: true })
}

/** Signs people in and gives them notifications; answers the secrets of their sessions. No program may be running on the database. */
export async function prepareSessions({ oursDir, log }: Workspace): Promise<string[]> {
  const file = path.join(oursDir, 'sessions.json')
  await runNode({
    args: ['-C', 'production', '--import', 'tsx', 'tests/bench/prepare/openSessions.ts', file],
    env: cmsEnv(oursDir),
    logFile: log('sessions'),
  })
  return JSON.parse(readFileSync(file, 'utf8')) as string[]
}

/** Fills the list of people; answers the secret of an admin's session. No program may be running on the database. */
export async function prepareList({ oursDir, log }: Workspace): Promise<string> {
  const file = path.join(oursDir, 'desk.txt')
  await runNode({
    args: ['-C', 'production', '--import', 'tsx', 'tests/bench/prepare/fillList.ts', file],
    env: cmsEnv(oursDir),
    logFile: log('list'),
  })
  return readFileSync(file, 'utf8')
}

/** Signs an admin in who edits products; answers the secret of the session. No program may be running on the database. */
export async function prepareEditor({ oursDir, log }: Workspace): Promise<string> {
  const file = path.join(oursDir, 'editor.txt')
  await runNode({
    args: ['-C', 'production', '--import', 'tsx', 'tests/bench/prepare/openEditor.ts', file],
    env: cmsEnv(oursDir),
    logFile: log('editor'),
  })
  return readFileSync(file, 'utf8')
}

/** Has codes sent to so many people; each can be used once, in the next 10 minutes. No program may be running on the database. */
export async function prepareCodes({ oursDir, log }: Workspace, count: number): Promise<Prepared[]> {
  const file = path.join(oursDir, 'codes.json')
  await runNode({
    args: ['-C', 'production', '--import', 'tsx', 'tests/bench/prepare/requestCodes.ts', String(count), file],
    env: cmsEnv(oursDir),
    logFile: log('codes'),
  })
  return JSON.parse(readFileSync(file, 'utf8')) as Prepared[]
}
