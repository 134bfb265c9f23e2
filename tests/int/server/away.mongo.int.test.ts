import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { startPayload } from '#cms/payload.ts'
import { argsOf } from '#tests/support/bundle.ts'
import { createProject } from '#tests/support/createProject.ts'
import { freePort } from '#tests/support/freePort.ts'
import { openTcpProxy, type TcpProxy } from '#tests/support/mongo/tcpProxy.ts'
import { createPerson } from '#tests/support/people.ts'
import { openTestSession } from '#tests/support/sessions.ts'
import { type BareServer, startBareServer } from '#tests/support/startBareServer.ts'
import { expectWithin } from '#tests/support/timeLimits.ts'

/** Within that a read is refused, and answered again, ms. */
const PATIENCE_MS = 4000

let project: RequestProject
let proxy: TcpProxy
let server: BareServer
let signedIn: Record<string, string>
beforeAll(async () => {
  const payload = await startPayload()
  project = await createProject(payload)
  const { id } = await createPerson(payload, project)
  signedIn = { authorization: `Bearer ${await openTestSession(payload, String(id), project, false)}` }
  const uri = new URL(process.env.DATABASE_URI ?? '')
  proxy = await openTcpProxy({ hostname: uri.hostname, port: Number(uri.port || 27_017) })
  uri.host = `127.0.0.1:${proxy.port}`
  // The members of a replica set name themselves, past the proxy.
  uri.searchParams.delete('replicaSet')
  uri.searchParams.set('directConnection', 'true')
  server = await startBareServer(await freePort(), { DATABASE_URI: uri.href, LOG_LEVEL: 'silent' })
})
afterAll(async () => {
  await server?.stop()
  await proxy?.cut()
})

async function get(path: string, headers: Record<string, string> = {}) {
  const startedAt = performance.now()
  const response = await fetch(`${server.origin}${path}`, { headers })
  return { status: response.status, response, ms: performance.now() - startedAt }
}
const calls = () => `/_projects/${project.slug}/api`

it('while MongoDB is away nobody is signed out and each read is refused soon; when it is back, all is as before', async () => {
  const me = () => get(`${calls()}/auth/me`, signedIn)
  const rest = () => get(`${calls()}/users?limit=1`, signedIn)
  await expect.poll(async () => (await me()).status).toBe(200)
  expect((await rest()).status).toBe(200)

  await proxy.cut()
  for (const read of [me, rest, () => get(`${calls()}/cart`, signedIn), () => get('/readyz')]) {
    const { status, response, ms } = await read()
    expect(status).toBe(503)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expectWithin(ms, PATIENCE_MS)
  }
  expect((await get('/healthz')).status).toBe(200)

  await proxy.restore()
  const restoredAt = performance.now()
  await expect.poll(async () => (await me()).status, { interval: 0 }).toBe(200)
  expect([(await me()).status, (await rest()).status]).toEqual([200, 200])
  expectWithin(performance.now() - restoredAt, PATIENCE_MS)
})

it('a server whose MongoDB is away says so in one line and ends', async () => {
  const port = await freePort()
  const child = spawn(process.execPath, await argsOf('tests/support/bareServer.ts'), {
    env: {
      ...process.env,
      PORT: '0',
      DATABASE_URI: `mongodb://127.0.0.1:${port}/none`,
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let output = ''
  child.stderr?.on('data', (chunk) => (output += chunk))
  const [code] = await once(child, 'exit')
  expect({ code, output }).toEqual({
    code: 1,
    output: 'Cannot start. DATABASE_URI: the database does not answer\n',
  })
})
