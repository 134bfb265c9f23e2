import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, createServer, get as httpGet } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { freePort } from '#cms/server/process/httpServer.ts'
import { programArgs } from '#tests/support/bundle.ts'
import { expectWithin } from '#tests/support/timeLimits.ts'
import { send } from './fixtures/raw.ts'

/** Time limit for the last action of a started program, ms. */
const WAIT_MS = 60_000

let folder: string
let running: ChildProcess[] = []
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'shala-process-'))
})
afterEach(() => {
  for (const child of running) child.kill('SIGKILL')
  running = []
  rmSync(folder, { recursive: true, force: true })
})

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Starts the server's program; `ended` resolves with its exit code and stderr. */
async function run(env: Record<string, string>) {
  const child = spawn(process.execPath, await programArgs('tests/int/server/fixtures/serve.ts'), {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      DATA_DIR: folder,
      SERVER_SECRET: 'a-secret-of-the-tests-with-32-characters-or-more',
      DEFAULT_PROJECT: 'demo',
      ...env,
    } as unknown as NodeJS.ProcessEnv,
  })
  running.push(child)
  let errors = ''
  child.stderr.on('data', (chunk) => {
    errors += chunk
  })
  const ended = new Promise<{ code: number | null; errors: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, errors })),
  )
  return { child, ended }
}

async function serve() {
  const port = await freePort(0)
  const sitePort = await freePort(0)
  const { child, ended } = await run({ PORT: String(port), SITE_PORT: String(sitePort) })
  const url = `http://127.0.0.1:${port}`
  await vi.waitFor(async () => expect((await send(`${url}/readyz`)).status).toBe(200), {
    timeout: WAIT_MS,
    interval: 100,
  })
  return { child, ended, url, sitePort }
}

const sitePid = async (url: string): Promise<number> => Number((await send(`${url}/page`)).text.split(' ')[1])

it('finishes requests in flight on SIGTERM, closes event streams, and exits with 0', async () => {
  const { child, ended, url } = await serve()
  const pid = await sitePid(url)
  const agent = new Agent({ keepAlive: true })
  const idle = new Promise((resolve) =>
    httpGet(`${url}/healthz`, { agent }, (res) => res.resume().on('end', resolve)),
  )
  await idle
  // Browsers open connections in advance without a request.
  const unused = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => {})
  const events = fetch(`${url}/api/learn/events`).then((response) => response.text())
  const slow = send(`${url}/api/learn/slow?ms=1500`)
  await new Promise((resolve) => setTimeout(resolve, 300))
  const asked = performance.now()
  child.kill('SIGTERM')
  expect(await events).toContain('data: hello')
  expectWithin(performance.now() - asked, 1000)
  // Requests in flight are still answered; soon new ones are refused.
  await vi.waitFor(() => expect(send(`${url}/healthz`)).rejects.toThrow(), WAIT_MS)
  const answer = await slow
  expect([answer.status, answer.text, answer.headers.connection]).toEqual([200, '{"done":true}', 'close'])
  expect((await ended).code).toBe(0)
  expectWithin(performance.now() - asked, 5000)
  expect(isAlive(pid)).toBe(false)
  agent.destroy()
  unused.destroy()
})

it('exits within 10 s even when a request does not finish', async () => {
  const { child, ended, url } = await serve()
  const stuck = send(`${url}/api/learn/slow?ms=60000`).catch((err: Error) => err)
  await new Promise((resolve) => setTimeout(resolve, 300))
  const asked = performance.now()
  child.kill('SIGTERM')
  expect((await ended).code).toBe(0)
  expectWithin(performance.now() - asked, 10_000)
  expect(await stuck).toBeInstanceOf(Error)
})

it('restarts the storefront when it dies; meanwhile the API continues and pages send Retry-After', async () => {
  const { url } = await serve()
  const pid = await sitePid(url)
  process.kill(pid, 'SIGKILL')
  await vi.waitFor(async () => {
    const answer = await send(`${url}/other`)
    expect(answer.status).toBe(503)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThanOrEqual(1)
  }, WAIT_MS)
  expect((await send(`${url}/api/learn/x`)).status).toBe(200)
  expect((await send(`${url}/page`)).text).toBe(`site ${pid}`)
  await vi.waitFor(async () => expect((await send(`${url}/third`)).status).toBe(200), WAIT_MS)
  expect(Number((await send(`${url}/third`)).text.split(' ')[1])).not.toBe(pid)
})

it('leaves no storefront process behind after SIGKILL', async () => {
  const { child, ended, url, sitePort } = await serve()
  const pid = await sitePid(url)
  child.kill('SIGKILL')
  await ended
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), WAIT_MS)
  await expect(freePort(sitePort)).resolves.toBe(sitePort)
})

/** A port in use until the test ends. */
async function takenPort(): Promise<{ port: number; close: () => void }> {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  return { port: (other.address() as AddressInfo).port, close: () => other.close() }
}

it.each<[string, () => Promise<[Record<string, string>, RegExp, () => void]>]>([
  ['a wrong variable', async () => [{ PORT: 'many' }, /^Cannot start\. PORT: .+\n$/, () => {}]],
  [
    'a wrong proxy list',
    async () => [
      { PORT: '0', SITE_PORT: '0', TRUST_PROXY: 'everybody' },
      /^Cannot start\. TRUST_PROXY: .+\n$/,
      () => {},
    ],
  ],
  [
    'a taken port',
    async () => {
      const { port, close } = await takenPort()
      return [
        { PORT: String(port), SITE_PORT: '0' },
        new RegExp(`^Cannot start\\. PORT: 127\\.0\\.0\\.1:${port} is taken .+\\n$`),
        close,
      ]
    },
  ],
  [
    'a taken port of the storefront',
    async () => {
      const { port, close } = await takenPort()
      return [
        { PORT: '0', SITE_PORT: String(port) },
        new RegExp(`^Cannot start\\. SITE_PORT: 127\\.0\\.0\\.1:${port} is taken .+\\n$`),
        close,
      ]
    },
  ],
  [
    'a data folder that cannot be written',
    async () => {
      const file = path.join(folder, 'file')
      writeFileSync(file, '')
      chmodSync(file, 0o400)
      return [
        { PORT: '0', SITE_PORT: '0', DATA_DIR: path.join(file, 'data') },
        /^Cannot start\. DATA_DIR: cannot write in .+\n$/,
        () => {},
      ]
    },
  ],
])('reports %s in one line and exits with 1', async (_what, prepare) => {
  const [env, line, close] = await prepare()
  const { ended } = await run(env)
  const { code, errors } = await ended
  close()
  expect(errors).toMatch(line)
  expect(code).toBe(1)
})
