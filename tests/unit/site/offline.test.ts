import { createContext, runInContext } from 'node:vm'
import { describe, expect, it, vi } from 'vitest'
import { offlinePage } from '#site/features/offline/offlinePage.ts'
import { removedWorkerScript, serviceWorkerScript } from '#site/features/offline/serviceWorker.ts'

type Handler = (event: object) => void

/** A fake service worker scope with listeners and named caches. */
function start(script: string, names: string[] = []) {
  const handlers: Record<string, Handler> = {}
  const kept = new Map<string, string[]>(names.map((name) => [name, []]))
  const stored = new Map<string, string>()
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
      open: async (name: string) => {
        const put = (url: string, text = '') => {
          stored.set(url, text)
          kept.set(name, [...(kept.get(name) ?? []).filter((one) => one !== url), url])
        }
        return {
          add: async ({ url }: { url: string }) => put(url),
          put: async (url: string, answer: { text: () => Promise<string> }) => put(url, await answer.text()),
          match: async (url: string) => {
            const text = stored.get(url)
            return text === undefined ? undefined : { text: async () => text }
          },
          keys: async () => (kept.get(name) ?? []).map((url) => ({ url: `https://a.test${url}` })),
          delete: async ({ url }: { url: string }) => {
            const path = new URL(url).pathname
            stored.delete(path)
            kept.set(
              name,
              (kept.get(name) ?? []).filter((one) => one !== path),
            )
          },
        }
      },
      keys: async () => [...kept.keys()],
      delete: async (name: string) => kept.delete(name),
      match: async (url: string) => {
        if (![...kept.values()].flat().includes(url)) return undefined
        return url.endsWith('/offline') ? 'offline page' : `kept ${url}`
      },
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
  const tell = async (data: unknown) => {
    let work: Promise<unknown> = Promise.resolve()
    handlers.message?.({ data, waitUntil: (until: Promise<unknown>) => (work = until) })
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
  return { wait, ask, tell, kept, fetched, unregister, handlers }
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

  it('caches the page of the exam hall with its files and the fonts of formulas, on a message of the hall', async () => {
    const worker = start(serviceWorkerScript('demo', '', 'v1'))
    const files: Record<string, string> = {
      '/tests/~': '<script src="/_next/static/a.js"></script><link href="/_next/static/css/a.css">',
      '/_next/static/css/a.css':
        'src:url(/_next/static/media/KaTeX_Main.1.woff2),url(/_next/static/media/x.woff2)',
    }
    worker.fetched.mockImplementation(async (...[file]: unknown[]) => {
      const answer = { ok: true, text: async () => files[String(file)] ?? '', clone: () => answer }
      return answer
    })
    await worker.tell({ kind: 'keepHall', page: '/tests/~', urls: ['/_next/static/late.js'] })
    expect(worker.kept.get('demo-hall')?.toSorted()).toEqual([
      '/_next/static/a.js',
      '/_next/static/css/a.css',
      '/_next/static/late.js',
      '/_next/static/media/KaTeX_Main.1.woff2',
      '/tests/~',
    ])
    worker.fetched.mockRejectedValue(new TypeError('offline'))
    expect(await worker.ask('/tests/0190-abc')).toBe('kept /tests/~')
    expect(await worker.ask('/tests/0190-abc/result')).not.toBe('kept /tests/~')
    const request = { mode: 'no-cors', referrer: 'https://a.test/tests/0190-abc' }
    expect(await worker.ask('/_next/static/late.js', request)).toBe('kept /_next/static/late.js')
  })

  it('caches one page for all lessons beside that of the hall, with its build files', async () => {
    const worker = start(serviceWorkerScript('demo', '/_projects/demo', 'v1'))
    const page = '/_projects/demo/learn/~/~'
    worker.fetched.mockImplementation(async () => {
      const answer = { ok: true, text: async () => '', clone: () => answer }
      return answer
    })
    await worker.tell({ kind: 'keepLessons', page, urls: ['/_next/static/lesson.js'] })
    await worker.tell({ kind: 'keepOrders', page: '/_projects/demo/orders', urls: [] })
    expect([...worker.kept]).toEqual([['demo-lessons', ['/_next/static/lesson.js', page]]])
    worker.fetched.mockRejectedValue(new TypeError('offline'))
    expect(await worker.ask('/_projects/demo/learn/mechanics/vectors')).toBe(`kept ${page}`)
    expect(await worker.ask('/_projects/demo/learn/mechanics')).not.toBe(`kept ${page}`)
    const request = { mode: 'no-cors', referrer: 'https://a.test/_projects/demo/learn/mechanics/vectors' }
    expect(await worker.ask('/_next/static/lesson.js', request)).toBe('kept /_next/static/lesson.js')
  })

  it('keeps cached files named by another page of the same build, and deletes those of an older build', async () => {
    const worker = start(serviceWorkerScript('demo', '', 'v1'))
    let page = '<script src="/_next/static/a.js"></script>'
    worker.fetched.mockImplementation(async (...[file]: unknown[]) => {
      const answer = { ok: true, text: async () => (file === '/tests/~' ? page : ''), clone: () => answer }
      return answer
    })
    const keep = (...urls: string[]) => worker.tell({ kind: 'keepHall', page: '/tests/~', urls })
    await keep('/_next/static/calculator.js')
    await keep('/_next/static/start.js')
    expect(worker.kept.get('demo-hall')).toContain('/_next/static/calculator.js')
    page = '<script src="/_next/static/b.js"></script>'
    await keep('/_next/static/start2.js')
    expect(worker.kept.get('demo-hall')?.toSorted()).toEqual([
      '/_next/static/b.js',
      '/_next/static/start2.js',
      '/tests/~',
    ])
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
    const worker = start(removedWorkerScript('demo'), [
      'demo-offline-v1',
      'demo-hall',
      'demo-lessons',
      'demo2-offline-v1',
    ])
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
