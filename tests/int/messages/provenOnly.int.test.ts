import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { PayloadRequest } from 'payload'
import { describe, expect, it } from 'vitest'
import type { SessionUser } from '#access/viewer.ts'
import { changeIdentity } from '#cms/operations/account/changeIdentity.ts'
import { sendCartReminders } from '#cms/operations/cart/sendCartReminders.ts'
import { mailInvoice } from '#cms/operations/invoices/mailInvoice.ts'
import { cancelOrder } from '#cms/operations/orders/cancelOrder.ts'
import { notifyAddressChanged, notifyOrderPlaced } from '#cms/operations/orders/notifyOrder.ts'
import { notifyOfAnswer } from '#cms/operations/returns/decideReturn.ts'
import { moveLines } from '#cms/operations/shipments/moveLines.ts'
import { notifyParcelState } from '#cms/operations/shipments/notifyParcelState.ts'
import { notifyOfReply } from '#cms/operations/tickets/notifyOfReply.ts'
import { maskReceiver } from '#domain/messages/maskReceiver.ts'
import type { Notification, Order, Return, SupportTicket, User } from '#payload-types'
import { type Browser, openBrowser } from '#tests/support/browser.ts'
import { filesBelow } from '#tests/support/filesBelow.ts'
import { invoicesOf, readyToPay, registerForGst, sellProducts } from '#tests/support/invoices/invoicing.ts'
import { deliveryLog, sendQueuedMessages, setMessages } from '#tests/support/messages.ts'
import { messagesTo } from '#tests/support/outbox.ts'
import { createPerson, freshPhone } from '#tests/support/people.ts'
import { openTestSession } from '#tests/support/sessions.ts'
import { openShop, withCourseAndBook } from '#tests/support/shop/openShop.ts'
import { packOrder } from '#tests/support/shop/parcels.ts'
import { ADDRESS } from '#tests/support/shop/sell.ts'
import { changeCartAt, signInAt } from '#tests/support/shop/shopper.ts'
import { type Post, staffDesk } from '../orders/staffOrders.ts'

const shop = openShop(async (opened) => {
  await registerForGst(opened)
  await setMessages(opened.payload, opened.project, {})
  return {
    ...(await withCourseAndBook(opened)),
    admin: await staffDesk(opened.payload, opened.project, 800),
  }
})

type Addressed = User & { phone: string; email: string }
type Kind = {
  what: string
  /** Module of the operation that sends it. */
  from: string
  channels: ('sms' | 'email')[]
  /** Whether an SMS replaces the e-mail, and only for people without a proven e-mail. */
  orSms?: true
  /** Title of the notification; null for messages without one. */
  bell: RegExp | null
  send: (person: Addressed) => Promise<unknown>
}

const post = async (path: string, body: object, by: Post = shop.admin) => {
  const { body: answer } = await by(path, body)
  return answer
}
const HOUR_MS = 3_600_000

/** A time at which everything queued so far is due. */
const inAMinute = () => new Date(Date.now() + 60_000)

async function mailDocuments(person: Addressed, isCancelled: boolean): Promise<void> {
  const order = await sellProducts(shop, person, [isCancelled ? shop.book : shop.course])
  const [invoice] = await invoicesOf(shop, order)
  if (!isCancelled) return mailInvoice(shop.payload, String(invoice?.id), inAMinute())
  await cancelOrder({
    payload: shop.payload,
    order: String(order.id),
    by: null,
    reason: null,
    now: new Date(),
  })
  const note = (await invoicesOf(shop, order)).find(({ kind }) => kind === 'creditNote')
  if (!note) throw new Error('no credit note')
  await mailInvoice(shop.payload, String(note.id), inAMinute())
}

const KINDS: Kind[] = [
  {
    what: 'an invoice',
    from: 'invoices/mailInvoice.ts',
    channels: ['email'],
    bell: /Tax invoice/,
    send: (person) => mailDocuments(person, false),
  },
  {
    what: 'a credit note',
    from: 'invoices/mailInvoice.ts',
    channels: ['email'],
    bell: /Credit note/,
    send: (person) => mailDocuments(person, true),
  },
  {
    what: 'the answer to a ticket',
    from: 'tickets/notifyOfReply.ts',
    channels: ['email'],
    orSms: true,
    bell: /Answer to/,
    send: async (person) => {
      const ticket = await shop.payload.db.create({
        collection: 'support-tickets',
        data: {
          ...{ project: shop.project.id, student: person.id, topic: 'other', subject: 'About my marks' },
          ...{ text: 'Something private', state: 'inProgress', reply: 'Your address is on the order.' },
          ...{ number: `HT-${person.phone}`, ticketKey: `${shop.project.id}-${person.phone}` },
        },
      })
      await notifyOfReply(shop.payload, ticket as unknown as SupportTicket)
    },
  },
  {
    what: 'the link to pay an order',
    from: 'orders/notifyStudent.ts',
    channels: ['email', 'sms'],
    bell: /waiting for your payment/,
    send: async (person) => {
      const { order } = await readyToPay(shop, person, [shop.course])
      return post('/sales/sendpaylink', { orderId: String(order.id) })
    },
  },
  {
    what: 'the link to a cart',
    from: 'orders/notifyStudent.ts',
    channels: ['email', 'sms'],
    bell: /cart is ready/,
    send: async (person) => {
      const built = await post('/sales/buildcart', { student: person.id, product: shop.course.id })
      return post('/sales/sendcart', { cart: (built as unknown as { cart: string }).cart })
    },
  },
  {
    what: 'that an order is to be paid by transfer',
    from: 'orders/notifyStudent.ts',
    channels: ['email'],
    orSms: true,
    bell: /waiting for your transfer/,
    send: async (person) => {
      const { order } = await readyToPay(shop, person, [shop.course])
      await notifyOrderPlaced(
        shop.payload,
        { ...order, method: 'bankTransfer', paymentStatus: 'due', paidBy: null } as Order,
        new Date(),
      )
    },
  },
  {
    what: 'that an order is paid on delivery',
    from: 'orders/notifyStudent.ts',
    channels: ['email'],
    orSms: true,
    bell: /is confirmed/,
    send: async (person) => {
      const { order } = await readyToPay(shop, person, [shop.book])
      await notifyOrderPlaced(
        shop.payload,
        { ...order, method: 'cashOnDelivery', paymentStatus: 'due', paidBy: null } as Order,
        new Date(),
      )
    },
  },
  {
    what: 'that a delivery address has changed',
    from: 'orders/notifyStudent.ts',
    channels: ['email'],
    orSms: true,
    bell: /new delivery address/,
    send: async (person) => {
      const { order } = await readyToPay(shop, person, [shop.book])
      const changed = {
        at: 0,
        event: 'addressChanged',
        by: null,
        text: null,
        paise: null,
        ref: null,
        line: null,
      }
      const timeline = [...order.timeline, changed] as Order['timeline']
      await notifyAddressChanged(shop.payload, { ...order, timeline, address: ADDRESS } as Order, new Date())
    },
  },
  {
    what: 'that an order was cancelled by the shop',
    from: 'orders/notifyStudent.ts',
    channels: ['email'],
    orSms: true,
    bell: /is cancelled/,
    send: async (person) => {
      const { order } = await readyToPay(shop, person, [shop.book])
      return post('/sales/cancel', { orderId: String(order.id), reason: 'Out of print' })
    },
  },
  {
    what: 'where to send back what is returned',
    from: 'orders/notifyStudent.ts',
    channels: ['email'],
    orSms: true,
    bell: /return of order .* is approved/,
    send: async (person) => {
      const row = { id: `return-${person.phone}`, orderNumber: 'X-1', state: 'approved' }
      const owned = { project: shop.project.id, student: person.id, answer: 'Send it to: 4, Desk Street' }
      await notifyOfAnswer(shop.payload, { ...row, ...owned } as unknown as Return, true, new Date())
    },
  },
  {
    what: 'news of a parcel',
    from: 'orders/notifyStudent.ts',
    channels: ['email', 'sms'],
    bell: /is on its way/,
    send: async (person) => {
      const { id } = await sellProducts(shop, person, [shop.book])
      const parcel = await packOrder(shop.payload, String(id))
      await moveLines(shop.payload, parcel, 'shipped', new Date())
      await notifyParcelState(shop.payload, { ...parcel, state: 'inTransit' }, new Date())
    },
  },
  {
    what: 'a reminder of a cart',
    from: 'cart/sendCartReminders.ts',
    channels: ['email'],
    bell: /cart is waiting/,
    send: async (person) => {
      const browser = await signInAt(shop.payload, shop.project, person)
      await browser.post('/cart/reminders', { isOn: true })
      await changeCartAt(browser, shop.course.id)
      await sendCartReminders(shop.payload, new Date(Date.now() + HOUR_MS + 1000))
    },
  },
  {
    what: 'that the e-mail has changed',
    from: 'account/changeIdentity.ts',
    channels: ['email'],
    bell: /e-mail has been changed/,
    send: (person) =>
      changeIdentity(
        {
          payload: shop.payload,
          user: { ...person, project: shop.project.id } as unknown as SessionUser,
        } as unknown as PayloadRequest,
        { channel: 'email', value: `new-${person.email}`, project: shop.project, now: new Date() },
      ),
  },
  {
    what: 'a test of the senders',
    from: 'settings/testMessage.ts',
    channels: ['email', 'sms'],
    bell: null,
    send: async (person) => {
      const token = await openTestSession(shop.payload, String(person.id), shop.project, true)
      const browser: Browser = openBrowser(shop.project)
      const settings = await browser.get<{ docs: { id: string }[] }>('/message-settings', {
        authorization: `Bearer ${token}`,
      })
      const [own] = settings.body.docs
      for (const path of ['/settings/testsms', '/settings/testemail'])
        await browser.post(path, { id: own?.id }, { authorization: `Bearer ${token}` })
    },
  },
]

/** A person with a phone and an e-mail that somebody typed in, or that they have proven. */
async function addressed(
  isProven: boolean | { phone: boolean; email: boolean },
  level = 100,
): Promise<Addressed> {
  const person = await createPerson(shop.payload, shop.project, level)
  const email = `reader@a${freshPhone().slice(1)}.example.com`
  const proven = typeof isProven === 'boolean' ? { phone: isProven, email: isProven } : isProven
  const flags = { isPhoneVerified: proven.phone, isEmailVerified: proven.email }
  const where = { id: { equals: person.id } }
  await shop.payload.db.updateOne({ collection: 'users', where, data: { email, ...flags } })
  return { ...person, email, ...flags }
}

const bellsOf = async ({ id }: User): Promise<string[]> =>
  (
    await shop.payload.db.find<Notification>({
      ...{ collection: 'notifications', where: { user: { equals: id } }, pagination: false },
    })
  ).docs.map(({ title }) => title)

const sentTo = ({ phone, email }: Addressed) => ({
  sms: messagesTo(phone).length,
  email: messagesTo(email).length,
})

it('the payment of an order is confirmed by SMS when the invoice cannot be e-mailed', async () => {
  const [reached, unreached] = [await addressed(true), await addressed({ phone: true, email: false })]
  for (const person of [reached, unreached]) await sellProducts(shop, person, [shop.course])
  await sendQueuedMessages(shop.payload)
  expect(sentTo(reached).sms).toBe(0)
  expect(messagesTo(unreached.phone).map(({ text }) => text)).toEqual([
    expect.stringMatching(/^Order \S+ is confirmed\. We have received your payment\./),
  ])
})

describe.each(KINDS)('$what', ({ channels, orSms, bell, send, from }) => {
  const sendAll = async (person: Addressed) => {
    await send(person)
    // Reminders are queued for a later time.
    await sendQueuedMessages(shop.payload, new Date(Date.now() + 2 * HOUR_MS))
  }
  const level = from === 'settings/testMessage.ts' ? 800 : 100

  it('is sent to the receiver’s proven identifiers', async () => {
    const person = await addressed(true, level)
    await sendAll(person)
    const sent = sentTo(person)
    for (const channel of channels) expect(sent[channel], channel).toBe(1)
    if (!orSms) return
    expect(sent.sms).toBe(0)
    // An SMS replaces the e-mail for people without a proven address.
    const unreached = await addressed({ phone: true, email: false })
    await sendAll(unreached)
    expect(sentTo(unreached)).toEqual({ sms: 1, email: 0 })
    expect(messagesTo(unreached.phone)[0]?.text).toMatch(bell as RegExp)
  })

  it('is not sent to unproven ones; the bell has it, and the delivery log says why', async () => {
    const person = await addressed(false, level)
    await sendAll(person)
    expect(sentTo(person)).toEqual({ sms: 0, email: 0 })
    const receivers = [maskReceiver('sms', person.phone), maskReceiver('email', person.email)]
    const statuses = (await deliveryLog(shop.payload, shop.project))
      .filter(({ to }) => receivers.includes(to))
      .map(({ status }) => status)
    const isLogged = bell && from !== 'account/changeIdentity.ts'
    expect(statuses.toSorted()).toEqual(
      isLogged ? channels.map((one) => (one === 'sms' ? 'phoneUnproven' : 'emailUnproven')) : [],
    )
    if (bell) expect((await bellsOf(person)).filter((title) => bell.test(title))).toHaveLength(1)
  })
})

it('every operation that sends notices is tested here', () => {
  const operations = path.resolve('cms/operations')
  const importersOf = (module: string) =>
    filesBelow(operations, /\.ts$/)
      .filter((file) => readFileSync(file, 'utf8').includes(`messages/${module}.ts'`))
      .map((file) => path.relative(operations, file))
  const notices = [...importersOf('queueNotice'), ...importersOf('sendNotice')]
  const kinds = [...new Set([...KINDS.map(({ from }) => from), 'orders/notifyBuyer.ts'])]
  expect(notices.toSorted()).toEqual(kinds.toSorted())
  expect(importersOf('deliver')).toEqual(['auth/requestCode.ts'])
})
