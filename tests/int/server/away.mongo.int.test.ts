import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { startPayload } from '#cms/payload.ts'
import { programArgs } from '#tests/support/bundle.ts'
import { createProject } from '#tests/support/createProject.ts'
import { freePort } from '#tests/support/freePort.ts'
import { openTcpProxy, type TcpProxy } from '#tests/support/mongo/tcpProxy.ts'
import { createPerson } from '#tests/support/people.ts'
import { openTestSession } from '#tests/support/sessions.ts'
import { type BareServer, startBareServer } from '#tests/support/startBareServer.ts'
import { expectWithin } from '#tests/support/timeLimits.ts'

const ROUNDS = 5
/** The driver takes more than 10 s to detect a silent MongoDB. */
const SILENT_MS = 9000
/** Time within which a read is refused, and succeeds again afterwards, ms. */
const PATIENCE_MS = 2000
/** Time within which a start is refused after its program was loaded, ms. */
const START_MS = 5000

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
  // A replica set's members announce their own addresses, which would bypass the proxy.
  uri.searchParams.delete('replicaSet')
  uri.searchParams.set('directConnection', 'true')
  server = await startBareServer(await freePort(), {
    DATABASE_URI: uri.href,
    LOG_LEVEL: 'silent',
    MONGODB_SILENCE_TIMEOUT_MS: '1500',
  })
})
afterAll(async () => {
  await server?.stop()
  await proxy?.cut()
})

afterEach(async () => {
  proxy.failWith(null)
  await proxy.restore()
})

async function get(path: string, headers: Record<string, string> = {}) {
  const startedAt = performance.now()
  const response = await fetch(`${server.origin}${path}`, { headers })
  return { status: response.status, response, ms: performance.now() - startedAt }
}
const calls = () => `/_projects/${project.slug}/api`

it('while MongoDB is unreachable nobody is signed out and reads fail fast; afterwards everything works again', async () => {
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

it('requests in progress when MongoDB becomes unreachable get a 503, never a 500', async () => {
  const me = () => get(`${calls()}/auth/me`, signedIn)
  await expect.poll(async () => (await me()).status).toBe(200)
  const seen = new Set<number>()
  let isOver = false
  const visitors = Array.from({ length: 20 }, async () => {
    while (!isOver) seen.add((await me()).status)
  })
  for (let round = 0; round < ROUNDS; round++) {
    await proxy.cut()
    await expect.poll(async () => (await me()).status).toBe(503)
    await proxy.restore()
    await expect.poll(async () => (await me()).status).toBe(200)
  }
  isOver = true
  await Promise.all(visitors)
  expect([...seen].sort()).toEqual([200, 503])
})

it('a MongoDB that accepts requests and never responds is treated as unreachable: reads fail fast from the first one on', async () => {
  const me = () => get(`${calls()}/auth/me`, signedIn)
  const rest = () => get(`${calls()}/users?limit=1`, signedIn)
  await expect.poll(async () => (await me()).status).toBe(200)
  proxy.silence()
  for (const read of [me, rest, () => get(`${calls()}/cart`, signedIn), me, () => get('/readyz'), me]) {
    const { status, response, ms } = await read()
    expect(status).toBe(503)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(ms).toBeLessThan(SILENT_MS)
    expectWithin(ms, PATIENCE_MS)
  }
  expect((await get('/healthz')).status).toBe(200)
  await proxy.restore()
  const restoredAt = performance.now()
  await expect.poll(async () => (await me()).status, { interval: 0 }).toBe(200)
  expectWithin(performance.now() - restoredAt, PATIENCE_MS)
})

it.each([
  ['is no primary', 10107],
  ['is no primary, and none may be read', 13435],
  ['has just stepped down', 189],
  ['was interrupted by an election', 11602],
  ['is being shut down', 91],
])(
  'a member of a replica set that %s (%i) is a 503 with a time to try again, and nobody is signed out',
  async (_what, code) => {
    const reads = [
      () => get(`${calls()}/auth/me`, signedIn),
      () => get(`${calls()}/users?limit=1`, signedIn),
      () => get('/readyz'),
    ]
    proxy.failWith(code)
    for (const read of reads) {
      const { status, response } = await read()
      expect(status).toBe(503)
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    proxy.failWith(null)
    for (const read of reads) await expect.poll(async () => (await read()).status).toBe(200)
  },
)

it.each(['refuses connections', 'takes them and is silent'])(
  'a server whose MongoDB %s says so in one line and ends',
  async (how) => {
    const isSilent = how !== 'refuses connections'
    if (isSilent) proxy.silence()
    const port = isSilent ? proxy.port : await freePort()
    const startedAt = performance.now()
    const child = spawn(process.execPath, await programArgs('tests/support/bareServer.ts'), {
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
    expectWithin(performance.now() - startedAt, START_MS)
    await proxy.restore()
  },
)
