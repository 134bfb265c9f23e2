import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { notify } from '#cms/operations/notifications/notify.ts'
import { startPayload } from '#cms/payload.ts'
import { literalText } from '#domain/text/textOf.ts'
import { type Browser, openBrowser, overHttp } from '#tests/support/browser.ts'
import { createProject } from '#tests/support/createProject.ts'
import { freePort } from '#tests/support/freePort.ts'
import { createPerson, signIn } from '#tests/support/people.ts'
import { type BareServer, startBareServer } from '#tests/support/startBareServer.ts'
import { expectWithin } from '#tests/support/timeLimits.ts'
import { openEvents } from './events.ts'

let payload: Awaited<ReturnType<typeof startPayload>>
let project: RequestProject
let port: number
let server: BareServer
let user: string
let browser: Browser
let url: string

beforeAll(async () => {
  payload = await startPayload()
  project = await createProject(payload)
  const { id, phone } = await createPerson(payload, project)
  user = String(id)
  port = await freePort()
  server = await startBareServer(port)
  url = `${server.origin}/_projects/${project.slug}`
  browser = await signIn(project, phone, openBrowser(project, overHttp(server.origin, project.slug)))
})
afterAll(() => server?.stop())

const addNotification = (title: string) =>
  notify(payload, {
    project: project.id,
    user,
    kind: 'message',
    title: literalText(title),
    dedupeKey: title,
    now: new Date(),
  })

it('continues by Last-Event-ID after a kill without gaps or duplicates', async () => {
  const seen: string[] = []
  let lastEventId: string | undefined
  const expected: string[] = []
  for (let round = 0; round < 2; round++) {
    const events = await openEvents(url, browser, { lastEventId })
    for (const part of ['a', 'b']) {
      expected.push(`${round}${part}`)
      await addNotification(`${round}${part}`)
    }
    await expect.poll(() => [...seen, ...events.titles()]).toEqual(expected)
    const isKilled = round < 1
    if (isKilled) await server.kill()
    events.close()
    seen.push(...events.titles())
    lastEventId = events.lastId()
    if (!isKilled) return
    expected.push(`${round}c`)
    await addNotification(`${round}c`)
    server = await startBareServer(port)
  }
})

it('does not delay the server’s shutdown', async () => {
  const open = await Promise.all([1, 2, 3].map(() => openEvents(url, browser)))
  expect(open.map(({ status }) => status)).toEqual([200, 200, 200])
  const at = performance.now()
  await server.stop()
  await Promise.all(open.map(({ ended }) => ended))
  expectWithin(performance.now() - at, 3000)
})
