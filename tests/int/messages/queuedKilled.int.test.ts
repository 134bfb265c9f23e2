import { afterAll, expect, it } from 'vitest'
import { startPayload } from '#cms/payload.ts'
import { conditionalUpdate, readRows } from '#database/guard.ts'
import { openBrowser, overHttp } from '#tests/support/browser.ts'
import { addAddress } from '#tests/support/buying.ts'
import { createProject } from '#tests/support/createProject.ts'
import { freePort } from '#tests/support/freePort.ts'
import { deliveryLog } from '#tests/support/messages.ts'
import { createPerson } from '#tests/support/people.ts'
import { createBook } from '#tests/support/shop/sell.ts'
import { setShop } from '#tests/support/shop/shopOwner.ts'
import { orderAt, signInAt, startAt } from '#tests/support/shop/shopper.ts'
import { startSmtpServer, type TestSmtpServer } from '#tests/support/smtpServer.ts'
import { type BareServer, startBareServer } from '#tests/support/startBareServer.ts'
import { expectWithin } from '#tests/support/timeLimits.ts'

let server: BareServer | undefined
let smtp: TestSmtpServer | undefined
afterAll(() => Promise.all([server?.stop(), smtp?.close()]))

it('the e-mail of an order is sent once when the server is killed between notification and sending', async () => {
  const payload = await startPayload()
  const project = await createProject(payload)
  await setShop(payload, project, 'shop-settings', { cashStates: [] })
  await setShop(payload, project, 'payment-settings', {
    cashOnDelivery: { isActive: true, maxPaise: 0, feePaise: 0 },
  })
  const book = await createBook(payload, project, null)
  const person = await createPerson(payload, project)
  const email = 'killed@example.com'
  const where = { id: { equals: person.id } }
  await conditionalUpdate({ payload, collection: 'users', where, data: { email, isEmailVerified: true } })

  smtp = await startSmtpServer()
  smtp.behave('hang')
  const port = await freePort()
  const env = { SMTP_URL: smtp.url, MAIL_FROM: 'Shala <no-reply@example.org>' }
  server = await startBareServer(port, env)
  const browser = openBrowser(project, overHttp(server.origin, project.slug))
  await signInAt(payload, project, person, browser)
  const address = await addAddress(browser)
  const method = 'cashOnDelivery'
  const order = await orderAt(browser, { items: [{ product: book.id }], address, method })
  const startedAt = performance.now()
  expect((await startAt(browser, order, method)).body.apiSuccess).toBe(true)
  expectWithin(performance.now() - startedAt, 5000)
  await expect.poll(() => smtp?.connections()).toBeGreaterThan(0)
  await server.kill()

  const bell = () =>
    readRows({
      payload,
      collection: 'notifications',
      sort: ['addedOn'],
      limit: 10,
      where: { and: [{ user: { equals: person.id } }, { kind: { equals: 'order' } }] },
    })
  expect(await bell()).toHaveLength(1)
  expect(smtp.mails).toEqual([])
  const key = `${project.id}:${person.id}:due:${order}:email`
  // The sending process has died; end its lease instead of waiting.
  const taken = await conditionalUpdate({
    payload,
    collection: 'outgoing-messages',
    where: { key: { equals: key } },
    data: { dueAt: new Date().toISOString() },
  })
  expect(taken).toMatchObject({ state: 'sending', tries: 1 })

  smtp.behave('accept')
  server = await startBareServer(port, env)
  await expect.poll(() => smtp?.mails.length).toBe(1)
  await expect
    .poll(async () => (await deliveryLog(payload, project)).map(({ status }) => status))
    .toEqual(['sent'])
  await new Promise((resolve) => setTimeout(resolve, 2500))
  expect(smtp.mails.map(({ to }) => to)).toEqual([[email]])
  expect(await bell()).toHaveLength(1)
})
