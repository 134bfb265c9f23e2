import { connect } from 'node:net'
import type { BasePayload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { env } from '#cms/config/env.ts'
import { liveNotifications, MAX_STREAMS_PER_PERSON } from '#cms/operations/notifications/liveNotifications.ts'
import { notify } from '#cms/operations/notifications/notify.ts'
import { openNotificationStream } from '#cms/operations/notifications/openNotificationStream.ts'
import { startPayload } from '#cms/payload.ts'
import { openPayloadBackend } from '#cms/server/api/payloadBackend.ts'
import { createLog } from '#cms/server/process/log.ts'
import { type RunningServer, startServer } from '#cms/server.ts'
import { cursorAt } from '#domain/notifications/streamCursor.ts'
import { literalText } from '#domain/text/textOf.ts'
import type { Session } from '#payload-types'
import { openBrowser, overHttp } from '#tests/support/browser.ts'
import { createProject } from '#tests/support/createProject.ts'
import { freePort } from '#tests/support/freePort.ts'
import { createPerson, signIn } from '#tests/support/people.ts'
import { expectWithin } from '#tests/support/timeLimits.ts'
import { openEvents } from './events.ts'

let payload: BasePayload
let project: RequestProject
let server: RunningServer
let origin: string
let url: string

beforeAll(async () => {
  const port = await freePort()
  origin = `http://localhost:${port}`
  server = await startServer({
    env: { ...env(), PORT: port, PUBLIC_URL: origin },
    log: createLog('silent'),
    secret: 'of this test',
    openBackend: openPayloadBackend,
  })
  payload = await startPayload()
  project = await createProject(payload)
  url = `${origin}/_projects/${project.slug}`
})
afterAll(() => server?.stop())

let count = 0

async function reader() {
  const { id, phone } = await createPerson(payload, project)
  const user = String(id)
  const addNotification = (title: string) =>
    notify(payload, {
      project: project.id,
      user,
      kind: 'message',
      title: literalText(title),
      dedupeKey: `${count++}`,
      now: new Date(),
    })
  const open = () => openBrowser(project, overHttp(origin, project.slug))
  const browser = await signIn(project, phone, open())
  /** Signs the same person in on another device. */
  const enter = async () => {
    const other = open()
    const { body } = await browser.post<{ signInToken: string }>('/auth/getcustomtoken')
    await other.post('/auth/session', { signInToken: body.signInToken })
    return other
  }
  return { user, addNotification, enter, browser }
}

it('delivers new notifications at once with the unread count, to every device', async () => {
  const { browser, addNotification } = await reader()
  await addNotification('before')
  const { body } = await browser.get<{ cursor: string; notifications: { id: string }[] }>(
    '/notifications/latest',
  )
  const [one, two] = [
    await openEvents(url, browser, { after: body.cursor }),
    await openEvents(url, browser, { after: body.cursor }),
  ]
  await expect.poll(() => two.all).toEqual([{ id: expect.any(String), event: 'count', data: { unread: 1 } }])
  const at = performance.now()
  await addNotification('now')
  await expect.poll(() => [one.titles(), two.titles()], { interval: 10 }).toEqual([['now'], ['now']])
  expectWithin(performance.now() - at, 500)
  await expect.poll(() => one.all.at(-1)?.data).toEqual({ unread: 2 })
  await browser.post('/notifications/read', { ids: body.notifications.map(({ id }) => id) })
  await expect.poll(() => one.all.at(-1)?.data).toEqual({ unread: 1 })
  one.close()
  two.close()
})

it('delivers notifications of another process', async () => {
  const { browser, user } = await reader()
  const events = await openEvents(url, browser)
  await payload.db.create({
    collection: 'notifications',
    data: {
      project: project.id,
      user,
      kind: 'message',
      title: 'from elsewhere',
      read: false,
      addedOn: new Date().toISOString(),
      dedupeKey: `elsewhere ${user}`,
    },
  })
  await expect.poll(events.titles).toEqual(['from elsewhere'])
  events.close()
})

it('delivers a person’s own notifications only', async () => {
  const [mine, other] = [await reader(), await reader()]
  const events = await openEvents(url, mine.browser)
  await other.addNotification('not yours')
  await mine.addNotification('yours')
  await expect.poll(events.titles).toEqual(['yours'])
  events.close()
})

it('ends with its session and continues for the person’s other sessions', async () => {
  const { browser, enter, addNotification } = await reader()
  const other = await enter()
  const [out, stays] = [await openEvents(url, browser), await openEvents(url, other)]
  const at = performance.now()
  await browser.post('/auth/signout')
  await out.ended
  expectWithin(performance.now() - at, 3000)
  await addNotification('still there')
  await expect.poll(stays.titles).toContain('still there')
  expect(out.titles()).not.toContain('still there')
  expect((await openEvents(url, browser)).status).toBe(401)
  stays.close()
})

it('is limited to six per person, and available again when one closes', async () => {
  const { browser } = await reader()
  const open = await Promise.all(
    Array.from({ length: MAX_STREAMS_PER_PERSON }, () => openEvents(url, browser)),
  )
  expect(open.map(({ status }) => status)).toEqual(Array(6).fill(200))
  const refused = await browser.get<{ code: string }>('/notifications/stream')
  expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([
    429,
    'limit',
    '60',
  ])
  open[0]?.close()
  await expect
    .poll(async () => {
      const again = await openEvents(url, browser)
      again.close()
      return again.status
    })
    .toBe(200)
  for (const events of open) events.close()
})

it('is released when browsers disconnect in any way', async () => {
  await expect.poll(() => liveNotifications.count).toBe(0)
  const { browser, addNotification } = await reader()
  const open = await Promise.all([1, 2, 3].map(() => openEvents(url, browser)))
  expect(liveNotifications.count).toBe(3)
  for (const events of open) events.close()
  const cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const request = `GET /_projects/${project.slug}/api/notifications/stream HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookie}\r\n\r\n`
  for (const wait of [0, 1, 3, 10, 30]) {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1', () => {
      socket.write(request)
      setTimeout(() => socket.destroy(), wait)
    })
  }
  await new Promise((resolve) => setTimeout(resolve, 300))
  await expect.poll(() => liveNotifications.count).toBe(0)
  await addNotification('nobody listens')
})

it('keeps notifications for a slow reader in the database, and delivers them later', async () => {
  const { user, addNotification } = await reader()
  const { docs } = await payload.db.find<Session>({
    collection: 'sessions',
    where: { user: { equals: user } },
  })
  const stream = openNotificationStream(payload, {
    reader: { project: project.id, user, locale: 'en' },
    session: String(docs[0]?.id),
    cursor: cursorAt(Date.now()),
  }) as ReadableStream<Uint8Array>
  const titles = Array.from({ length: 70 }, (_, n) => `slow ${n}`)
  for (const title of titles) await addNotification(title)
  let text = ''
  const decoder = new TextDecoder()
  const taken = stream.getReader()
  const titlesIn = () => [...text.matchAll(/"title":"(slow \d+)"/g)].map(([, title]) => title)
  while (titlesIn().length < titles.length) text += decoder.decode((await taken.read()).value)
  // Notifications of the same millisecond have no order.
  expect(titlesIn().toSorted()).toEqual(titles.toSorted())
  await taken.cancel()
  expect(liveNotifications.count).toBe(0)
})
