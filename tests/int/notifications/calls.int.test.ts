import type { BasePayload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { notify } from '#cms/operations/notifications/notify.ts'
import { startPayload } from '#cms/payload.ts'
import type { NotificationView } from '#domain/calls/notifications.ts'
import { literalText } from '#domain/text/textOf.ts'
import type { Notification } from '#payload-types'
import { type Browser, openBrowser } from '#tests/support/browser.ts'
import { createProject } from '#tests/support/createProject.ts'
import { createPerson, signIn } from '#tests/support/people.ts'

type Shown = { notifications: NotificationView[]; unread: number; cursor: string; next: string | null }

const START = Date.parse('2026-11-20T10:00:00Z')

let payload: BasePayload
let project: RequestProject
beforeAll(async () => {
  payload = await startPayload()
  project = await createProject(payload)
})

/** A signed-in person with `count` notifications a second apart, the first one at START. */
async function personWith(count: number, home = project) {
  const { id, phone } = await createPerson(payload, home)
  const user = String(id)
  const addNotification = (n: number, at = START + n * 1000) =>
    notify(payload, {
      project: home.id,
      user,
      kind: 'message',
      title: literalText(`News ${n}`),
      dedupeKey: `n${n}`,
      now: new Date(at),
    })
  for (let n = 0; n < count; n++) await addNotification(n)
  return { user, addNotification, browser: await signIn(home, phone) }
}

const numbers = (shown: Shown) => shown.notifications.map(({ title }) => Number(title.split(' ')[1]))
const ids = (shown: Shown) => shown.notifications.map(({ id }) => id)
const latest = async (browser: Browser) => (await browser.get<Shown>('/notifications/latest')).body
const list = async (browser: Browser, query = '') =>
  (await browser.get<Shown>(`/notifications/list${query}`)).body
const range = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, i) => from - i)

it('returns the latest 20 unread, newest first, and marks exactly the shown ones as read', async () => {
  const { browser, addNotification } = await personWith(23)
  const shown = await latest(browser)
  expect(numbers(shown)).toEqual(range(22, 3))
  expect(shown.unread).toBe(23)
  const [read] = await Promise.all([
    browser.post<Shown>('/notifications/read', { ids: ids(shown) }),
    ...[23, 24, 25].map((n) => addNotification(n)),
  ])
  expect(read.body.unread).toBeGreaterThanOrEqual(3)
  const rest = await latest(browser)
  expect(numbers(rest)).toEqual([25, 24, 23, 2, 1, 0])
  expect(rest.unread).toBe(6)
})

it('keeps the first time of reading', async () => {
  const { browser } = await personWith(2)
  const shown = ids(await latest(browser))
  const readTimes = async () => (await list(browser)).notifications.map(({ readOn }) => readOn)
  await browser.post('/notifications/read', { ids: [shown[1]] })
  const first = (await readTimes())[1]
  expect(first).toBeGreaterThan(Date.now() - 10_000)
  await Promise.all([1, 2, 3].map(() => browser.post('/notifications/read', { ids: shown })))
  const [newer, older] = await readTimes()
  expect(older).toBe(first)
  expect(newer).toBeGreaterThanOrEqual(first as number)
})

it('marks notifications up to a time as read, and no later ones', async () => {
  const { browser } = await personWith(5)
  const { body } = await browser.post<Shown>('/notifications/readall', { until: START + 3000 })
  expect(body.unread).toBe(1)
  expect(numbers(await latest(browser))).toEqual([4])
})

it('shows and marks a person’s own notifications only', async () => {
  const { browser: owner } = await personWith(3)
  const other = await createProject(payload)
  const strangers = [
    openBrowser(project),
    (await personWith(0)).browser,
    (await personWith(0, other)).browser,
  ]
  const wanted = ids(await latest(owner))
  for (const stranger of strangers) {
    for (const path of ['latest', 'list']) {
      const { body } = await stranger.get<Shown>(`/notifications/${path}`)
      expect(body.notifications ?? []).toEqual([])
    }
    await stranger.post('/notifications/read', { ids: wanted })
    await stranger.post('/notifications/readall', { until: Date.now() })
  }
  expect((await strangers[0]?.get('/notifications/latest'))?.status).toBe(401)
  expect((await strangers[0]?.post('/notifications/read', { ids: wanted }))?.status).toBe(401)
  expect((await strangers[0]?.get('/notifications/stream'))?.status).toBe(401)
  const shown = await latest(owner)
  expect([shown.unread, ids(shown)]).toEqual([3, wanted])
})

it('pages through everything once while new ones arrive, also with equal times', async () => {
  const { browser, addNotification } = await personWith(30)
  for (let n = 30; n < 45; n++) await addNotification(n, START + 60_000)
  const seen: string[] = []
  let next: string | null = ''
  for (let page = 0; next !== null; page++) {
    const shown: Shown = await list(browser, `?limit=7${next && `&before=${next}`}`)
    seen.push(...ids(shown))
    next = shown.next
    await addNotification(100 + page, START + 120_000 + page)
  }
  expect(seen).toHaveLength(45)
  expect(new Set(seen).size).toBe(45)
})

it('counts unread ones up to 100', async () => {
  const { browser } = await personWith(103)
  expect((await latest(browser)).unread).toBe(100)
})

it.each([
  ['/notifications/list?before=x', undefined],
  ['/notifications/list?before=1,%27%20or%201', undefined],
  ['/notifications/list?limit=0', undefined],
  ['/notifications/list?limit=5000', undefined],
  ['/notifications/read', { ids: 'all' }],
  ['/notifications/read', { ids: [{ $ne: null }] }],
  ['/notifications/read', { ids: Array(51).fill('x') }],
  ['/notifications/readall', {}],
  ['/notifications/readall', { until: 1e300 }],
])('refuses %s with malformed %j', async (path, body) => {
  const { browser } = await personWith(0)
  const answer = body ? await browser.post(path, body) : await browser.get(path)
  expect(answer.status).toBe(400)
})

it('notifies of the same event once', async () => {
  const { browser, addNotification } = await personWith(0)
  expect(
    (await Promise.all([addNotification(1), addNotification(1), addNotification(1)])).filter(Boolean),
  ).toHaveLength(1)
  expect((await latest(browser)).unread).toBe(1)
})

it('is unread at first', async () => {
  await personWith(1)
  expect(
    ((await payload.db.find<Notification>({ collection: 'notifications', limit: 1 })).docs[0] as Notification)
      .read,
  ).toBe(false)
})
