import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenServer, openServer } from './fixtures/openServer.ts'
import { post, send, sendRaw } from './fixtures/raw.ts'

let server: OpenServer
beforeAll(async () => {
  server = await openServer()
})
afterAll(() => server.close())

const json = (text: string) =>
  JSON.parse(text) as { apiSuccess?: boolean; message?: string; [key: string]: unknown }

describe('a request to the API', () => {
  it('has the project of the path prefix, without the prefix', async () => {
    const { text } = await send(`${server.url}/_projects/demo2/api/learn/x?a=1`)
    const { url, headers } = json(text) as unknown as { url: string; headers: Record<string, string> }
    expect(new URL(url).pathname + new URL(url).search).toBe('/api/learn/x?a=1')
    expect(headers['x-internal-project']).toBe('id-demo2 demo2')
    expect(headers['x-internal-path']).toBe('/_projects/demo2/api/learn/x')
  })

  it.each([
    ['a host of a project', 'demo2.localhost:3000', 'id-demo2 demo2'],
    ['any other host, by the default project', 'localhost:3000', 'id-demo demo'],
  ])('has the project of %s', async (_what, host, expected) => {
    const { text } = await send(`${server.url}/api/learn/x`, { headers: { host } })
    expect((json(text).headers as Record<string, string>)['x-internal-project']).toBe(expected)
  })

  it('has no internal or Next headers from outside', async () => {
    const { text } = await send(`${server.url}/api/learn/x`, {
      headers: {
        'x-internal-project': 'id-demo2 demo2',
        'X-Internal-Ip': '1.2.3.4',
        'x-middleware-subrequest': 'src/middleware',
        'x-forwarded-for': '1.2.3.4',
        'x-forwarded-host': 'elsewhere.example',
        'x-nextjs-data': '1',
        rsc: '1',
        'next-action': 'x',
        'x-own': 'kept',
      },
    })
    const { headers, url } = json(text) as unknown as { headers: Record<string, string>; url: string }
    expect(headers['x-internal-project']).toBe('id-demo demo')
    expect(headers['x-internal-ip']).toBe('127.0.0.1')
    expect(headers['x-forwarded-for']).toBe('127.0.0.1')
    expect(headers['x-own']).toBe('kept')
    for (const name of ['x-middleware-subrequest', 'x-nextjs-data', 'rsc', 'next-action'])
      expect(headers[name]).toBeUndefined()
    expect(url).not.toContain('elsewhere')
  })

  it('can set several cookies', async () => {
    const { headers } = await send(`${server.url}/api/learn/cookies`)
    expect(headers['set-cookie']).toEqual(['a=1; Path=/', 'b=2; Path=/'])
  })

  it('has its body byte for byte', async () => {
    const body = '{ "text" : "₹ गणित" }'
    const answer = await send(`${server.url}/api/learn/x`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    expect(json(answer.text).body).toBe(body)
  })

  it('streams a multipart body', async () => {
    const body = `--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--x--\r\n`
    const answer = await send(`${server.url}/api/media`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x', authorization: 'Bearer staff' },
      body,
    })
    expect(json(answer.text).body).toBe(body)
  })
})

describe('responses', () => {
  it('carry security headers and an id of our own', async () => {
    const { headers } = await send(`${server.url}/api/learn/x`, { headers: { 'x-request-id': 'mine' } })
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
    })
    expect(headers['permissions-policy']).toContain('camera=()')
    expect(headers['permissions-policy']).toContain('microphone=()')
    expect(headers['strict-transport-security']).toBeUndefined()
    expect(headers['x-powered-by']).toBeUndefined()
  })

  it.each([
    ['/doubts', '(self)'],
    ['/hi/doubts/DB-26-100000', '(self)'],
    ['/_projects/demo/doubts?lesson=x', '(self)'],
    ['/support-tickets', '()'],
    ['/doubts-and-more', '()'],
    ['/expert/doubts', '()'],
  ])('of %s open the microphone to %s', async (address, allowed) => {
    const { headers } = await send(server.url + address)
    expect(headers['permissions-policy']).toContain(`microphone=${allowed},`)
  })

  it('to HEAD have the headers of GET and no body', async () => {
    const answer = await send(`${server.url}/api/learn/long`, { method: 'HEAD' })
    expect(answer.status).toBe(200)
    expect(answer.headers['content-type']).toContain('application/json')
    expect(answer.body).toHaveLength(0)
  })

  it('are compressed when long and left alone when short', async () => {
    const long = await send(`${server.url}/api/learn/long`, { headers: { 'accept-encoding': 'gzip' } })
    expect(long.headers['content-encoding']).toBe('gzip')
    expect(long.body.length).toBeLessThan(1000)
    const short = await send(`${server.url}/api/learn/x`, { headers: { 'accept-encoding': 'gzip' } })
    expect(short.headers['content-encoding']).toBeUndefined()
  })

  it('are streamed in chunks', async () => {
    const response = await fetch(`${server.url}/api/learn/pieces`)
    const pieces: string[] = []
    for await (const piece of response.body as unknown as AsyncIterable<Uint8Array>)
      pieces.push(Buffer.from(piece).toString())
    expect(pieces).toEqual(['one\n', 'two\n', 'three\n'])
  })

  it('as event streams are sent at once and uncompressed', async () => {
    const gone = new AbortController()
    const response = await fetch(`${server.url}/api/learn/events`, {
      signal: gone.signal,
      headers: { 'accept-encoding': 'gzip' },
    })
    expect(response.headers.get('content-encoding')).toBeNull()
    const { value } = (await response.body?.getReader().read()) ?? {}
    expect(Buffer.from(value as Uint8Array).toString()).toBe('data: hello\n\n')
    gone.abort()
  })

  it.each(['throws', 'fault'])('contain no details of an internal error (%s)', async (call) => {
    const { status, text } = await send(`${server.url}/api/learn/${call}`)
    expect(status).toBe(500)
    expect(json(text)).toMatchObject({ apiSuccess: false, message: 'Some error occurred' })
    expect(text).not.toContain('secret')
  })
})

describe('refused, as JSON under /api:', () => {
  it.each([
    ['an unknown project', '/_projects/nope/api/learn/x', 404],
    ['a suspended project', '/_projects/closed/api/learn/x', 404],
    ['an unknown call', '/api/learn/unknown', 404],
    ['a path that is not encoded correctly', '/api/learn/%zz', 400],
    ['a path with dot segments', '/api/learn/%2e%2e/x', 400],
    ['an internal call', '/internal/revalidate', 404],
  ])('%s', async (_what, path, expected) => {
    const answer = await sendRaw(
      server.port,
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    )
    expect(answer.split('\r\n', 1)[0]).toContain(` ${expected} `)
    expect(json(answer.slice(answer.indexOf('\r\n\r\n') + 4))).toMatchObject({
      apiSuccess: false,
      ...(expected === 400 ? { fields: { path: expect.any(String) } } : {}),
    })
  })

  it.each([
    ['malformed JSON', '{"a":', 'application/json', 400],
    ['a key that reaches the prototype', '{"__proto__":{"a":1}}', 'application/json', 400],
    ['a form where JSON is due', 'a=1', 'application/x-www-form-urlencoded', 415],
    ['plain text where JSON is due', '{"a":1}', 'text/plain', 415],
    ['a body of 101 KB', JSON.stringify({ a: 'x'.repeat(101_000) }), 'application/json', 413],
  ])('%s', async (_what, body, contentType, expected) => {
    const { status, text } = await send(`${server.url}/api/auth/verifyOtp`, {
      method: 'POST',
      headers: { 'content-type': contentType },
      body,
    })
    expect(status).toBe(expected)
    expect(json(text)).toMatchObject({
      apiSuccess: false,
      ...(status === 400 ? { code: 'invalid', fields: { body: expect.any(String) } } : {}),
    })
    expect(text).not.toMatch(/\bat \S+ \(/)
  })

  it('a body without a content type', async () => {
    const { status } = await send(`${server.url}/api/auth/verifyOtp`, { method: 'POST', body: '{}' })
    expect(status).toBe(415)
  })

  it.each([
    ['of our own calls above 100 KB', '/api/auth/verifyOtp', 'application/json', 3],
    ['of saves above 5 MB', '/api/pages', 'multipart/form-data; boundary=x', 90],
    ['of uploads above 25 MB', '/api/media', 'multipart/form-data; boundary=x', 400],
  ])('bodies of unknown length %s', async (_what, path, contentType, pieces) => {
    const body = Array.from({ length: pieces }, () => Buffer.alloc(64_000, 120))
    const { status, text } = await send(server.url + path, {
      method: 'POST',
      headers: {
        'content-type': contentType,
        'transfer-encoding': 'chunked',
        authorization: 'Bearer staff',
      },
      body,
    })
    expect(status).toBe(413)
    expect(json(text)).toMatchObject({ apiSuccess: false })
  })

  it('a declared length above the limit, before the body is sent', async () => {
    const answer = await sendRaw(
      server.port,
      'POST /api/auth/verifyOtp HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000000\r\n\r\n',
      500,
    )
    expect(answer).toMatch(/^HTTP\/1.1 413 /)
  })

  it('requests of another site, of an unknown origin with cookies, and of another project', async () => {
    const foreign = await post(`${server.url}/api/learn/x`, {}, { origin: 'https://elsewhere.example' })
    const hidden = await post(`${server.url}/api/learn/x`, {}, { cookie: 'demo-session=x' })
    const sibling = await post(
      `${server.url}/api/learn/x`,
      {},
      { host: 'demo2.localhost:3000', origin: 'http://demo.localhost:3000' },
    )
    for (const { status, text } of [foreign, hidden, sibling]) {
      expect(status).toBe(403)
      expect(json(text).apiSuccess).toBe(false)
    }
    const own = await post(
      `${server.url}/api/learn/x`,
      {},
      { origin: 'http://localhost:3000', cookie: 'demo-session=x' },
    )
    expect(own.status).toBe(200)
  })

  it('except a gateway webhook, which has no cookies', async () => {
    const { status, text } = await send(`${server.url}/api/payment/webhook/sandbox`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: 'demo-session=x',
        origin: 'https://gateway.example',
      },
      body: '{"not json',
    })
    expect(status).toBe(200)
    expect(json(text).body).toBe('{"not json')
    expect((json(text).headers as Record<string, string>).cookie).toBeUndefined()
  })
})

describe('refused before anything else:', () => {
  const lines = (...head: string[]) => `${head.join('\r\n')}\r\nConnection: close\r\n\r\n`

  it.each([
    ['absolute-form targets', lines('GET http://localhost/api/learn/x HTTP/1.1', 'Host: localhost'), 400],
    [
      'targets that begin with two slashes',
      lines('GET //elsewhere.example/ HTTP/1.1', 'Host: localhost'),
      400,
    ],
    ['the asterisk form', lines('OPTIONS * HTTP/1.1', 'Host: localhost'), 400],
    ['CONNECT', lines('CONNECT elsewhere.example:443 HTTP/1.1', 'Host: elsewhere.example'), 400],
    ['TRACE', lines('TRACE / HTTP/1.1', 'Host: localhost'), 405],
    [
      'a second Host header',
      lines('GET / HTTP/1.1', 'Host: localhost', 'X-A: host', 'hOST: elsewhere.example'),
      400,
    ],
    ['a Host header that is none', lines('GET / HTTP/1.1', 'Host: a b<script>'), 400],
  ])('%s', async (_what, request, expected) => {
    expect(await sendRaw(server.port, request)).toMatch(new RegExp(`^HTTP/1.1 ${expected} `))
  })

  it('Upgrade', async () => {
    const answer = await sendRaw(
      server.port,
      'GET /_next/webpack-hmr HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
    )
    expect(answer).toMatch(/^HTTP\/1.1 400 /)
    expect(answer).toContain('Upgrade is not supported')
  })
})

describe('elsewhere', () => {
  it('errors are pages', async () => {
    const { status, headers, text } = await send(`${server.url}/_projects/nope/courses`)
    expect(status).toBe(404)
    expect(headers['content-type']).toContain('text/html')
    expect(text).toContain('No project lives at this address')
    expect(text).not.toContain('demo2')
  })

  it('the page for an unknown project uses our font, without data of the default project or links to itself', async () => {
    const wrong = { headers: { host: 'nosuch.localhost:3000' } }
    for (const page of [await send(server.url, wrong), await send(`${server.url}/_projects/nope`)]) {
      expect(page.status).toBe(404)
      expect(page.text).toContain('No project lives at this address')
      expect(page.text).not.toMatch(/demo|nalanda|href=|DEFAULT_PROJECT/i)
      const [, font = ''] = /src:url\((.+?)\)/.exec(page.text) ?? []
      const { status, headers } = await send(server.url + font, wrong)
      expect([status, headers['content-type']]).toEqual([200, 'font/woff2'])
      expect(page.headers['content-security-policy']).toContain("font-src 'self'")
    }
    const calls = await send(`${server.url}/api/auth/me`, wrong)
    expect([calls.status, json(calls.text).apiSuccess]).toEqual([404, false])
    // Other hosts contain no project name.
    for (const host of ['localhost:3000', 'www.localhost:3000', '127.0.0.1:3000', 'shop.example'])
      expect((await send(`${server.url}/api/auth/me`, { headers: { host } })).status).toBe(200)
  })

  it('the admin under a project prefix redirects to the project’s host', async () => {
    const { status, headers } = await send(`${server.url}/_projects/demo2/admin/collections/pages?page=2`)
    expect(status).toBe(307)
    expect(headers.location).toBe('http://demo2.localhost:3000/admin/collections/pages?page=2')
  })

  it('the server is alive and ready', async () => {
    expect((await send(`${server.url}/healthz`)).status).toBe(200)
    const ready = await send(`${server.url}/readyz`)
    expect([ready.status, json(ready.text)]).toEqual([200, { status: 'ready' }])
  })
})
