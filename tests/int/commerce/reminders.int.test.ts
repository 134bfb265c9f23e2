import type { BasePayload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { sendCartReminders } from '#cms/operations/cart/sendCartReminders.ts'
import { startPayload } from '#cms/payload.ts'
import { readRow } from '#database/guard.ts'
import type { Cart, Notification, SellingProduct, User } from '#payload-types'
import { openBrowser } from '#tests/support/browser.ts'
import { addAddress } from '#tests/support/buying.ts'
import { createCourse } from '#tests/support/catalogue.ts'
import { createProject } from '#tests/support/createProject.ts'
import { sendQueuedMessages } from '#tests/support/messages.ts'
import { messagesTo } from '#tests/support/outbox.ts'
import { atTime } from '#tests/support/shop/atTime.ts'
import { createBook } from '#tests/support/shop/sell.ts'
import { setShop } from '#tests/support/shop/shopOwner.ts'
import {
  buyAt,
  cartAt,
  changeCartAt,
  openShopper,
  orderAt,
  type Shopper,
  startAt,
} from '#tests/support/shop/shopper.ts'
import { fetchApi } from '../storage/sendForm.ts'

const HOUR_MS = 3_600_000

let payload: BasePayload
let project: RequestProject
let course: SellingProduct
let me: Shopper
let email: string
let made = 0
beforeAll(async () => {
  payload = await startPayload()
  project = await createProject(payload)
  course = (await createCourse(payload, project)).product
})
beforeEach(async () => {
  me = await openShopper(payload, project)
  email = `learner-${process.pid}-${made++}@example.com`
  // The consent to marketing includes that the person is 18 or older.
  await account({ email, isEmailVerified: true, newsConsentAt: new Date().toISOString() })
})

const account = (data: Partial<User>) =>
  payload.db.updateOne({ collection: 'users', where: { id: { equals: me.id } }, data })
const wantsReminders = async () =>
  (await readRow({ payload, collection: 'users', where: { id: { equals: me.id } } }))?.wantsReminders
const wantsMails = (isOn = true) => me.browser.post('/cart/reminders', { isOn })
/** Runs the reminder job as of `hours` from now. */
const roundAfter = async (hours: number) => {
  const now = new Date(Date.now() + hours * HOUR_MS + 1000)
  const reminded = await sendCartReminders(payload, now)
  await sendQueuedMessages(payload, now)
  return reminded
}
const notifications = async (): Promise<Notification[]> =>
  (
    await payload.db.find<Notification>({
      collection: 'notifications',
      where: { user: { equals: me.id } },
      pagination: false,
    })
  ).docs.filter(({ title }) => /cart/i.test(title))
const mails = () => messagesTo(email).map(({ text }) => text)
const countReminders = async () => [(await notifications()).length, mails().length]
const linkIn = (text = '', name: 'resume' | 'token') =>
  decodeURIComponent(new RegExp(`${name}=(\\S+)`).exec(text)?.[1] ?? '')

describe('a person with an abandoned cart', () => {
  it('is reminded 1, 24 and 72 hours after the last change, and then no more', async () => {
    await wantsMails()
    await changeCartAt(me.browser, course.id)
    const rounds: number[][] = []
    for (const hours of [0, 0.9, 1, 1.1, 23, 24, 25, 71, 72, 73, 200, 2000]) {
      await roundAfter(hours)
      rounds.push([hours, ...(await countReminders())])
    }
    expect(rounds).toEqual([
      [0, 0, 0],
      [0.9, 0, 0],
      [1, 1, 1],
      [1.1, 1, 1],
      [23, 1, 1],
      [24, 2, 2],
      [25, 2, 2],
      [71, 2, 2],
      [72, 3, 3],
      [73, 3, 3],
      [200, 3, 3],
      [2000, 3, 3],
    ])
    expect(mails()[0]).toContain(`You left ${course.title} in your cart.`)
  })

  it('of unknown age is reminded in the product, and gets no e-mail; neither does a minor', async () => {
    await wantsMails()
    await account({ newsConsentAt: null })
    await changeCartAt(me.browser, course.id)
    await roundAfter(1)
    expect(await countReminders()).toEqual([1, 0])
    await account({ newsConsentAt: new Date().toISOString() })
    await payload.db.create({
      collection: 'student-consents',
      data: {
        student: me.id,
        project: project.id,
        isListed: false,
        birthYear: new Date().getFullYear() - 15,
      },
    })
    await roundAfter(24)
    expect(await countReminders()).toEqual([2, 0])
  })

  it('is reminded counting from the last change, not from the last visit', async () => {
    await changeCartAt(me.browser, course.id)
    await atTime(Date.now() + 0.9 * HOUR_MS, () => cartAt(me.browser))
    await roundAfter(1)
    expect(await countReminders()).toEqual([1, 0])
    const book = await createBook(payload, project, null)
    await atTime(Date.now() + 2 * HOUR_MS, () => changeCartAt(me.browser, book.id))
    await roundAfter(2.5)
    expect(await countReminders()).toEqual([1, 0])
    await roundAfter(3)
    expect(await countReminders()).toEqual([2, 0])
  })

  it('gets no e-mail without consent or without a proven address', async () => {
    await changeCartAt(me.browser, course.id)
    await roundAfter(1)
    expect(await countReminders()).toEqual([1, 0])
    await wantsMails()
    await account({ isEmailVerified: false })
    await roundAfter(24)
    expect(await countReminders()).toEqual([2, 0])
    await account({ isEmailVerified: true })
    await roundAfter(72)
    expect(await countReminders()).toEqual([3, 1])
  })

  it('is reminded once by concurrent runs of the job', async () => {
    await wantsMails()
    await changeCartAt(me.browser, course.id)
    const rounds = await Promise.all([1, 2, 3, 4, 5, 6].map(() => roundAfter(1)))
    expect(rounds.reduce((sum, count) => sum + count, 0)).toBe(1)
    expect(await countReminders()).toEqual([1, 1])
  })

  it('gets the cart on another device by the link in the e-mail', async () => {
    await wantsMails()
    await changeCartAt(me.browser, course.id)
    await roundAfter(1)
    const device = openBrowser(project)
    const { body } = await device.post('/cart/resume', { token: linkIn(mails()[0], 'resume') })
    expect(body).toMatchObject({ apiSuccess: true, cart: { lines: [{ product: course.id }] } })
  })

  it('unsubscribes by the link without signing in, idempotently, and nobody else', async () => {
    await wantsMails()
    await changeCartAt(me.browser, course.id)
    await roundAfter(1)
    const token = linkIn(mails()[0], 'token')
    const path = (given: string) => `/messages/unsubscribe?token=${encodeURIComponent(given)}`
    const look = async (given: string) =>
      (await fetchApi(openBrowser(project), project, path(given), {})).status
    const stop = async (given: string) => (await openBrowser(project).post(path(given), {})).status
    for (const wrong of [
      '',
      'x',
      token.slice(0, -1),
      `${me.id}.x`,
      token.replace(/^./, (first) => (first === 'a' ? 'b' : 'a')),
    ])
      expect([await look(wrong), await stop(wrong)], wrong).toEqual([404, 404])
    // Mail scanners follow links, so opening the link must not change anything.
    expect(await look(token)).toBe(200)
    expect(await wantsReminders()).toBe(true)
    expect([await stop(token), await stop(token)]).toEqual([200, 200])
    expect(await wantsReminders()).toBe(false)
    await roundAfter(24)
    expect(await countReminders()).toEqual([2, 1])
  })

  it('gets separate tokens for the cart and for unsubscribing', async () => {
    await wantsMails()
    await changeCartAt(me.browser, course.id)
    await roundAfter(1)
    const [mail] = mails()
    const resumed = await openBrowser(project).post('/cart/resume', { token: linkIn(mail, 'token') })
    expect(resumed.body).toMatchObject({ apiSuccess: false })
    const stop = `/messages/unsubscribe?token=${encodeURIComponent(linkIn(mail, 'resume'))}`
    expect((await fetchApi(openBrowser(project), project, stop, {})).status).toBe(404)
  })
})

describe('nobody is reminded', () => {
  const cases: [string, () => Promise<unknown>][] = [
    ['who bought it', () => buyAt(payload, project, me.browser, { items: [{ product: course.id }] })],
    ['who emptied it', () => changeCartAt(me.browser, course.id, { quantity: 0 })],
    ['who kept it for later', () => changeCartAt(me.browser, course.id, { isSaved: true })],
    ['who is blocked', () => account({ isBlocked: true })],
    ['whose account is deleted', () => account({ deletedAt: new Date().toISOString() } as never)],
    [
      'of what is on sale no more',
      () =>
        payload.db.updateOne({
          collection: 'carts',
          where: { student: { equals: me.id } },
          data: { items: [{ product: 'gone', variant: null, validity: null, quantity: 1, isSaved: false }] },
        }),
    ],
  ]
  it.each(cases)('%s', async (_who, happen) => {
    await wantsMails()
    await changeCartAt(me.browser, course.id)
    await happen()
    for (const hours of [1, 24, 72]) await roundAfter(hours)
    expect(await countReminders()).toEqual([0, 0])
  })

  it('who ordered it with cash on delivery', async () => {
    const shop = await createProject(payload)
    await setShop(payload, shop, 'payment-settings', { cashOnDelivery: { isActive: true } })
    const book = await createBook(payload, shop, null)
    me = await openShopper(payload, shop)
    await changeCartAt(me.browser, book.id)
    const order = await orderAt(me.browser, {
      items: [{ product: book.id }],
      method: 'cashOnDelivery',
      address: await addAddress(me.browser),
    })
    await startAt(me.browser, order, 'cashOnDelivery')
    await roundAfter(1)
    expect(await notifications()).toEqual([])
  })

  it('where the shop has switched it off', async () => {
    const shop = await createProject(payload)
    const { product } = await createCourse(payload, shop)
    me = await openShopper(payload, shop)
    await changeCartAt(me.browser, product.id)
    await setShop(payload, shop, 'shop-settings', { remindsOfCarts: false })
    await roundAfter(1)
    expect(await notifications()).toEqual([])
  })

  it('of an anonymous cart', async () => {
    const browser = openBrowser(project)
    await changeCartAt(browser, course.id)
    const { docs } = await payload.db.find<Cart>({
      collection: 'carts',
      where: { key: { contains: 'guest:' } },
      pagination: false,
    })
    expect(docs.length).toBeGreaterThan(0)
    for (const cart of docs) expect(cart).toMatchObject({ remindAt: null, student: null })
  })

  it('may change the consent without being signed in', async () => {
    expect((await openBrowser(project).post('/cart/reminders', { isOn: true })).status).toBe(401)
  })
})
