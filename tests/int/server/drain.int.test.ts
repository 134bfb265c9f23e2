import { Agent, createServer, request, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { Drain } from '#cms/server/process/drain.ts'
import { expectWithin } from '#tests/support/timeLimits.ts'

const GRACE_MS = 5000

let server: Server
let drain: Drain
let port: number
let answered: number
beforeEach(async () => {
  drain = new Drain(GRACE_MS)
  answered = 0
  server = createServer((req, res) =>
    drain.watch(req as never, res as never, () => {
      answered++
      setTimeout(() => res.end('done'), 5)
    }),
  )
  drain.attach(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterEach(() => server.closeAllConnections())

const get = (agent: Agent): Promise<string> =>
  new Promise((resolve) => {
    request({ host: '127.0.0.1', port, agent }, (res) => {
      let text = ''
      res.on('data', (chunk) => (text += chunk)).on('end', () => resolve(text))
    })
      .on('error', (err: NodeJS.ErrnoException) => resolve(`${err.code}`))
      .end()
  })

/** Blocks the event loop, as on a busy server. */
const block = (ms: number) => {
  for (const until = performance.now() + ms; performance.now() < until; );
}

it('requests sent but not read when the shutdown starts are answered', async () => {
  const agents = Array.from({ length: 30 }, () => new Agent({ keepAlive: true, maxSockets: 1 }))
  expect(await Promise.all(agents.map(get))).toEqual(agents.map(() => 'done'))
  // On open connections, and on new ones.
  const fresh = Array.from({ length: 30 }, () => new Agent({ keepAlive: true }))
  const sent = [...agents, ...fresh].map(get)
  await new Promise((resolve) => setImmediate(resolve))
  block(50)
  const ended = drain.finish(server)
  expect(await Promise.all(sent)).toEqual(sent.map(() => 'done'))
  await ended
  for (const agent of [...agents, ...fresh]) agent.destroy()
})

it('a request whose head is still being sent is answered with Connection: close', async () => {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk) => (answer += chunk))
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n')
  await new Promise((resolve) => setTimeout(resolve, 50))
  const ended = drain.finish(server)
  await new Promise((resolve) => setTimeout(resolve, 800))
  socket.write('\r\n')
  await closed
  await ended
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\nconnection: close\r\n/i)
  expect(answered).toBe(1)
})

it('idle connections are closed soon, and new ones are refused', async () => {
  const idle = new Agent({ keepAlive: true })
  await get(idle)
  const unused = connect(port, '127.0.0.1')
  await new Promise((resolve) => unused.once('connect', resolve))
  const from = performance.now()
  await drain.finish(server)
  expectWithin(performance.now() - from, 2000)
  expect(await get(new Agent())).toBe('ECONNREFUSED')
  unused.destroy()
  idle.destroy()
})
