import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenServer, openServer } from './fixtures/openServer.ts'
import { send } from './fixtures/raw.ts'

let server: OpenServer
beforeAll(async () => {
  server = await openServer()
})
afterAll(() => server.close())

const get = (path: string, headers: Record<string, string> = {}) => send(`${server.url}${path}`, { headers })

describe.each(['', '/_projects/demo2'])('the API documentation at %s/api/docs', (prefix) => {
  it('allows scripts of this server only, none inline', async () => {
    const { status, headers, body } = await get(`${prefix}/api/docs`)
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    const csp = String(headers['content-security-policy'])
    expect(csp).toContain("default-src 'none'; script-src 'self';")
    expect(csp).not.toContain('unsafe')
    const html = body.toString()
    expect(html).not.toMatch(/<script>|<style>|\son\w+=|\sstyle=/)
    expect(html).not.toMatch(/(src|href)="(https?:)?\/\//)
  })

  it('refers to immutable files', async () => {
    const html = (await get(`${prefix}/api/docs`)).body.toString()
    const files = [...html.matchAll(/(?:src|href)="(docs\/[^"]+)"/g)].map((found) => found[1])
    expect(files).toHaveLength(4)
    for (const file of files) {
      const { status, headers } = await get(`${prefix}/api/${file}`, { 'accept-encoding': 'gzip' })
      expect([status, headers['cache-control']], file).toEqual([200, 'public, max-age=31536000, immutable'])
      expect(headers['x-content-type-options']).toBe('nosniff')
    }
    const [file = ''] = files
    const plain = await get(`${prefix}/api/${file.split('?')[0]}`)
    expect([plain.status, plain.headers['cache-control']]).toEqual([200, 'public, max-age=0'])
  })

  it.each(['swagger-initializer.js', 'package.json', '__proto__', 'index.html', '..%2fapp.ts'])(
    'serves no other file: %s',
    async (name) => {
      const { headers, body } = await get(`${prefix}/api/docs/${name}`)
      // Unhandled requests are forwarded to Payload, whose fake echoes them.
      expect(headers['content-type']).toContain('application/json')
      expect(body.toString()).not.toContain('swagger-ui-dist')
    },
  )

  it('redirects a trailing slash', async () => {
    const { status, headers } = await get(`${prefix}/api/docs/`)
    expect([status, headers.location]).toEqual([308, '../docs'])
  })
})
