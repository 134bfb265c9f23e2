import { createContext, runInContext } from 'node:vm'
import { describe, expect, it, vi } from 'vitest'
import { offlinePage } from '#site/features/offline/offlinePage.ts'
import { removedWorkerScript, serviceWorkerScript } from '#site/features/offline/serviceWorker.ts'

type Handler = (event: object) => void

/** A fake service worker scope with listeners and named caches. */
function start(script: string, names: string[] = []) {
  const handlers: Record<string, Handler> = {}
  const kept = new Map<string, string[]>(names.map((name) => [name, []]))
  const fetched = vi.fn(async (): Promise<unknown> => 'from the network')
  const unregister = vi.fn(async () => true)
  const world = {
    URL,
    Request: class {
      constructor(public url: string) {}
    },
    Response: { error: () => 'error' },
    Promise,
    fetch: fetched,
    caches: {
      open: async (name: string) => ({
        add: async ({ url }: { url: string }) => void kept.set(name, [...(kept.get(name) ?? []), url]),
      }),
      keys: async () => [...kept.keys()],
      delete: async (name: string) => kept.delete(name),
      match: async (url: string) => ([...kept.values()].flat().includes(url) ? 'offline page' : undefined),
    },
    self: {
      location: { origin: 'https://a.test' },
      clients: { claim: async () => undefined },
      registration: { unregister },
      skipWaiting: async () => undefined,
      addEventListener: (name: string, handler: Handler) => {
        handlers[name] = handler
      },
    },
  }
  runInContext(script, createContext(world))
  const wait = async (name: string) => {
    let work: Promise<unknown> = Promise.resolve()
    handlers[name]?.({ waitUntil: (until: Promise<unknown>) => (work = until) })
    await work
  }
  const ask = async (path: string, more: object = {}): Promise<unknown> => {
    let answer: unknown = 'not touched'
    handlers.fetch?.({
      request: { url: `https://a.test${path}`, mode: 'navigate', method: 'GET', ...more },
      respondWith: (given: unknown) => (answer = given),
    })
    return answer
  }
  return { wait, ask, kept, fetched, unregister, handlers }
}

describe('the service worker', () => {
  it('caches the offline page alone, and deletes its own older caches only', async () => {
    const worker = start(serviceWorkerScript('demo', '', 'v2'), [
      'demo-offline-v1',
      'demo2-offline-v1',
      'other',
    ])
    await worker.wait('install')
    await worker.wait('activate')
    expect([...worker.kept]).toEqual([
      ['demo2-offline-v1', []],
      ['other', []],
      ['demo-offline-v2', ['/offline']],
    ])
  })

  it('serves the offline page when the network fails, and caches no responses', async () => {
    const worker = start(serviceWorkerScript('demo', '/_projects/demo', 'v1'))
    await worker.wait('install')
    expect(await worker.ask('/_projects/demo/courses')).toBe('from the network')
    worker.fetched.mockRejectedValue(new TypeError('offline'))
    expect(await worker.ask('/_projects/demo/courses')).toBe('offline page')
    expect(await worker.ask('/_projects/demo')).toBe('offline page')
    expect([...worker.kept.values()].flat()).toEqual(['/_projects/demo/offline'])
  })

  it.each([
    ['/api/auth/me', {}],
    ['/admin', {}],
    ['/admin/collections/pages', {}],
    ['/_projects/demo2/courses', {}],
    ['/courses', { mode: 'cors' }],
    ['/courses', { method: 'POST' }],
    ['/_next/static/a.js', { mode: 'no-cors' }],
  ])('does not handle %s %j', async (path, more) => {
    expect(await start(serviceWorkerScript('demo', '', 'v1')).ask(path, more)).toBe('not touched')
  })

  it('of a project under a path handles nothing outside it', async () => {
    const worker = start(serviceWorkerScript('demo', '/_projects/demo', 'v1'))
    for (const path of ['/', '/courses', '/_projects/demo2', '/_projects/demonstration/x'])
      expect(await worker.ask(path), path).toBe('not touched')
  })

  it('can be disabled: it deletes its caches and unregisters', async () => {
    const worker = start(removedWorkerScript('demo'), ['demo-offline-v1', 'demo2-offline-v1'])
    await worker.wait('activate')
    expect([...worker.kept.keys()]).toEqual(['demo2-offline-v1'])
    expect(worker.unregister).toHaveBeenCalledOnce()
    expect(worker.handlers.fetch).toBeUndefined()
  })
})

it('the offline page has no scripts or files, and escapes a hostile title', () => {
  const page = offlinePage(
    {
      title: '</title><script>alert(1)</script>',
      timeZone: 'Asia/Kolkata',
      address: '',
      config: {},
      admin: {},
    },
    'en',
  )
  expect(page).not.toMatch(/<script|src=|url\(/)
  expect(page).toContain('&lt;script&gt;alert(1)')
})
