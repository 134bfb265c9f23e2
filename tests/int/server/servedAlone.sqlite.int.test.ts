import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { serveAlone } from '#cms/config/databaseFile.ts'
import { programArgs } from '#tests/support/bundle.ts'
import { freePort } from '#tests/support/freePort.ts'
import { type BareServer, startBareServer } from '#tests/support/startBareServer.ts'

let folder: string
let env: Record<string, string>
let servers: BareServer[] = []
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'shala-alone-'))
  env = { DATA_DIR: folder, DATABASE_URI: `file:${path.join(folder, 'shala.db')}` }
})
afterEach(async () => {
  await Promise.all(servers.map((server) => server.kill()))
  servers = []
  rmSync(folder, { recursive: true, force: true })
})

async function start(): Promise<BareServer> {
  const server = await startBareServer(await freePort(), env)
  servers.push(server)
  return server
}

/** Output of a server that cannot start, and its exit code. */
async function refusal() {
  const child = spawn(process.execPath, await programArgs('tests/support/bareServer.ts'), {
    env: { ...process.env, NODE_ENV: 'production', DEMO: '1', PORT: '0', LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let output = ''
  child.stderr?.on('data', (chunk) => (output += chunk))
  const [code] = await once(child, 'exit')
  return { code, output }
}

it('a second server of a SQLite file exits with a one-line error; the first continues, and after its kill another one starts at once', async () => {
  const first = await start()
  expect(await refusal()).toEqual({
    code: 1,
    output: `Cannot start. DATABASE_URI: another server is running with the database ${folder}/shala.db; a SQLite database has one server, several need MongoDB\n`,
  })
  expect((await fetch(`${first.origin}/readyz`)).status).toBe(200)
  expect((statSync(path.join(folder, 'shala.db-served')).mode & 0o777).toString(8)).toBe('600')
  await first.kill()
  const second = await start()
  expect((await fetch(`${second.origin}/readyz`)).status).toBe(200)
})

it('a server that starts during the shutdown of the previous one waits for it', async () => {
  const settings = { DATA_DIR: folder, DATABASE_URI: env.DATABASE_URI as string }
  const lock = await serveAlone(settings)
  await expect(serveAlone(settings, 0)).rejects.toThrow('another server is running')
  setTimeout(() => lock?.release(), 300)
  const next = await serveAlone(settings)
  expect(next).not.toBeNull()
  next?.release()
})

it('MongoDB and in-memory databases allow several servers', async () => {
  for (const DATABASE_URI of ['mongodb://localhost/x', 'file::memory:'])
    expect(await serveAlone({ DATA_DIR: folder, DATABASE_URI })).toBeNull()
})
