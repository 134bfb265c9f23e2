import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OpenServer, openServer } from './fixtures/openServer.ts'

const TOKEN = 'a-token-of-a-monitor-0123456789'

let server: OpenServer
let closed: OpenServer
beforeAll(async () => {
  const metrics = async () => [
    { name: 'shala_messages', help: 'Messages.', type: 'gauge' as const, samples: [{ value: 7 }] },
  ]
  server = await openServer({ env: { METRICS_TOKEN: TOKEN }, backend: { metrics } })
  closed = await openServer()
})
afterAll(() => Promise.all([server.close(), closed.close()]))

const read = (from: OpenServer, authorization?: string) =>
  fetch(`${from.url}/metrics`, authorization ? { headers: { authorization } } : {})

it('has requests, queues and the state of the process', async () => {
  await fetch(`${server.url}/_projects/demo/api/learn/done`)
  await fetch(`${server.url}/_projects/nowhere/page`)
  const answer = await read(server, `Bearer ${TOKEN}`)
  const text = await answer.text()
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(answer.headers.get('content-type')).toContain('version=0.0.4')
  expect(text).toContain('shala_http_requests_total{part="api",status="2xx"} 1\n')
  expect(text).toContain('shala_http_requests_total{part="page",status="4xx"} 1\n')
  expect(text).toContain('shala_http_request_duration_seconds_bucket{part="api",le="+Inf"} 1\n')
  expect(text).toContain('shala_messages 7\n')
  expect(text).toMatch(/\nprocess_resident_memory_bytes \d{7,}\n/)
})

it('is 404 without the token, and when no token is configured', async () => {
  for (const wrong of [undefined, 'Bearer ', 'Bearer wrong', `Basic ${TOKEN}`, `Bearer ${TOKEN}x`])
    expect((await read(server, wrong)).status, wrong).toBe(404)
  expect((await read(closed, 'Bearer undefined')).status).toBe(404)
})
