import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { READ_FAILED } from '#domain/logs/ReadFailed.ts'
import { SEVERITIES } from '#domain/logs/severities.ts'
import { readLogged } from '#site/data/base/readLogged.ts'
import { getList } from '#site/data/base/rest.ts'

type Sent = { url: string; init: RequestInit & { next?: { revalidate?: number } } }
let sent: Sent[]

/** A fake CMS: `read` answers reads, error reports are recorded. */
function cms(read: () => Response | Promise<Response>) {
  sent = []
  vi.stubGlobal('fetch', (url: string, init: Sent['init']) => {
    sent.push({ url, init })
    return init.method === 'POST'
      ? Promise.resolve(Response.json({ apiSuccess: true }))
      : Promise.resolve().then(read)
  })
}
const reports = () => sent.filter(({ init }) => init.method === 'POST')

beforeEach(() => vi.stubEnv('CMS_URL', 'http://cms.example'))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

const FAULTS: [string, () => Response | Promise<Response>][] = [
  ['a fault of the server', () => new Response('', { status: 503 })],
  ['no connection', () => Promise.reject(new TypeError('fetch failed'))],
  ['an answer that is no JSON', () => new Response('<html>')],
]

describe('a failed read of the storefront (spec 8)', () => {
  it.each(FAULTS)('with %s is logged and returns null for optional data', async (_what, read) => {
    for (const severity of ['low', 'medium'] as const) {
      cms(read)
      expect(await getList({ project: 'demo', collection: 'lectures', query: {}, severity })).toBeNull()
      expect(reports().map(({ url }) => url)).toEqual(['http://cms.example/_projects/demo/api/logs/error'])
      expect(JSON.parse(String(reports()[0]?.init.body))).toMatchObject({
        severity,
        panel: 'server',
        functionName: 'getList lectures',
        message: expect.stringContaining('lectures could not be read'),
      })
    }
  })

  it.each(FAULTS)(
    'with %s is logged as high and throws for required data, never as empty or missing',
    async (_what, read) => {
      cms(read)
      const page = getList({ project: 'demo', collection: 'pages', query: {} })
      await expect(page).rejects.toMatchObject({ digest: READ_FAILED })
      expect(JSON.parse(String(reports()[0]?.init.body))).toMatchObject({ severity: 'high' })
    },
  )

  it.each(FAULTS)('with %s returns null for every severity', async (_what, read) => {
    for (const severity of SEVERITIES) {
      cms(read)
      const what = { project: 'demo', collection: 'pages', severity }
      expect(await readLogged(async () => (await fetch('http://cms.example/x', {})).json(), what)).toBeNull()
      expect(JSON.parse(String(reports()[0]?.init.body))).toMatchObject({ severity })
    }
  })

  it('is reported once a minute: Next deduplicates equal requests', async () => {
    const bodies = new Set<string>()
    for (let i = 0; i < 2; i++) {
      cms(() => new Response('', { status: 500 }))
      await getList({ project: 'demo', collection: 'lectures', query: {}, severity: 'low' })
      expect(reports()[0]?.init.next).toEqual({ revalidate: 60 })
      bodies.add(String(reports()[0]?.init.body))
    }
    expect(bodies.size).toBe(1)
  })
})

it.each([
  [200, { docs: [{ id: '1' }], totalDocs: 1, totalPages: 1 }],
  [404, null],
])('a status %i is no failure', async (status, expected) => {
  cms(() => Response.json(expected ?? {}, { status }))
  expect(await getList({ project: 'demo', collection: 'pages', query: {} })).toEqual(expected)
  expect(reports()).toEqual([])
})
