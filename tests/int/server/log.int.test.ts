import { expect, it } from 'vitest'
import { createLog } from '#cms/server/process/log.ts'
import { openServer } from './fixtures/openServer.ts'
import { post, send } from './fixtures/raw.ts'

it('writes a line per request, without codes, tokens, cookies and full phone numbers', async () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line: string) => void lines.push(line) })
  const server = await openServer({ parts: { log } })
  const body = { phone: '+919800000001', otp: '4321' }
  const headers = {
    cookie: 'demo-session=secret-cookie',
    authorization: 'Bearer secret-token',
    origin: 'http://localhost:3000',
  }
  await post(`${server.url}/api/learn/x?otp=4321&phone=9800000001&token=secret-query&page=2`, body, headers)
  await send(`${server.url}/healthz`)
  const fault = await send(`${server.url}/api/learn/throws`, { headers })
  await server.close()

  const all = lines.join('')
  for (const secret of ['4321', '9800000001', 'secret-cookie', 'secret-token', 'secret-query'])
    expect(all).not.toContain(secret)
  const records = lines.map((line) => JSON.parse(line))
  const requests = records.filter(({ msg }) => msg === 'request')
  expect(requests.map(({ level, req, res }) => [level, req.method, req.url, res.status])).toEqual([
    ['info', 'POST', '/api/learn/x?otp=…&phone=…01&token=…&page=2', 200],
    ['error', 'GET', '/api/learn/throws', 500],
  ])
  expect(requests[1].req.id).toBe(fault.headers['x-request-id'])
  expect(records.find(({ msg }) => msg === 'request failed').err.message).toBe('secret detail')
})

it('limits the length of lines', async () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line: string) => void lines.push(line) })
  const question = Array.from({ length: 50_000 }, (_, i) => `(title = ${i})`).join(' or ')
  const err = new Error(`Failed query: select * where ${question}`, { cause: new Error(question) })
  log.error({ err, msg: 'call failed' })
  log.error({
    where: { or: Array.from({ length: 50_000 }, () => ({ title: { equals: 'x' } })) },
    msg: 'asked',
  })
  log.error({ [question]: question, list: Array(500).fill('y'.repeat(3000)), msg: 'both' })
  log.error(question)
  expect(lines).toHaveLength(4)
  for (const line of lines) expect(line.length).toBeLessThan(30_000)
  expect(JSON.parse(lines[0] as string)).toMatchObject({ msg: 'call failed', err: { type: 'Error' } })
  expect(lines[0]).toContain('Failed query: select * where (title = 0)')
})
