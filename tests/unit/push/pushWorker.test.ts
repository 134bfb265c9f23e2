import { createContext, runInContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { serviceWorkerScript } from '#site/features/offline/serviceWorker.ts'

const ORIGIN = 'https://a.test'
type Handler = (event: object) => void
type Shown = { title: string; options: { body: string; tag: string; data: { href: string } } }

/** The service worker of a project below `base`, with windows that are open. */
function start(base: string, open: string[] = []) {
  const handlers: Record<string, Handler> = {}
  const shown: Shown[] = []
  const opened: string[] = []
  const focused: string[] = []
  const clients = open.map((url) => ({ url, focus: () => void focused.push(url) }))
  const self = {
    location: { origin: ORIGIN },
    registration: {
      showNotification: async (title: string, options: Shown['options']) =>
        void shown.push({ title, options }),
    },
    clients: { matchAll: async () => clients, openWindow: (url: string) => void opened.push(url) },
    addEventListener: (name: string, handler: Handler) => {
      handlers[name] = handler
    },
  }
  runInContext(serviceWorkerScript('demo', base, 'v1'), createContext({ URL, Promise, self }))
  const fire = async (name: string, event: object) => {
    let work: unknown
    handlers[name]?.({ ...event, waitUntil: (until: unknown) => (work = until) })
    await work
  }
  return {
    shown,
    opened,
    focused,
    push: (message: unknown) =>
      fire('push', {
        data: { json: () => JSON.parse(typeof message === 'string' ? message : JSON.stringify(message)) },
      }),
    tap: (href?: string) =>
      fire('notificationclick', { notification: { close: () => undefined, data: href ? { href } : null } }),
  }
}

describe('the service worker', () => {
  it('shows a message once, however often it arrives', async () => {
    const worker = start('')
    await worker.push({ id: 'n1', title: 'Demo', body: 'A new message for you', href: '/doubts/D-7' })
    expect(worker.shown).toMatchObject([
      {
        title: 'Demo',
        options: { body: 'A new message for you', tag: 'n1', data: { href: '/doubts/D-7' } },
      },
    ])
  })

  it('shows nothing for an unreadable message', async () => {
    const worker = start('')
    await worker.push('{')
    expect(worker.shown).toEqual([])
  })

  it.each([
    ['', '/doubts/D-7', `${ORIGIN}/doubts/D-7`],
    ['/_projects/demo', '/hi/orders/O-1', `${ORIGIN}/_projects/demo/hi/orders/O-1`],
    ['/_projects/demo', '/admin/jobs', `${ORIGIN}/admin/jobs`],
    ['', '//evil.example/', `${ORIGIN}/notifications`],
    ['', undefined, `${ORIGIN}/notifications`],
  ])('below %j opens %j at %s', async (base, href, url) => {
    const worker = start(base)
    await worker.tap(href)
    expect(worker.opened).toEqual([url])
  })

  it('focuses the window in which the page is already open', async () => {
    const url = `${ORIGIN}/doubts/D-7`
    const worker = start('', [`${ORIGIN}/`, url])
    await worker.tap('/doubts/D-7')
    expect([worker.focused, worker.opened]).toEqual([[url], []])
  })
})
