import type { PayloadRequest } from 'payload'
import type { SessionUser } from '#access/viewer.ts'
import { changeIdentity } from '#cms/operations/account/changeIdentity.ts'
import { notifyReviewed } from '#cms/operations/assignments/notifyReviewed.ts'
import { sendCartReminders } from '#cms/operations/cart/sendCartReminders.ts'
import { notifyAnswered } from '#cms/operations/doubts/notifyOfDoubt.ts'
import { mailInvoice } from '#cms/operations/invoices/mailInvoice.ts'
import { cancelOrder } from '#cms/operations/orders/cancelOrder.ts'
import { notifyAddressChanged, notifyOrderPlaced } from '#cms/operations/orders/notifyOrder.ts'
import { mailReports } from '#cms/operations/reports/mailReports.ts'
import { notifyReturnDecision } from '#cms/operations/returns/decideReturn.ts'
import { moveLines } from '#cms/operations/shipments/moveLines.ts'
import { notifyParcelState } from '#cms/operations/shipments/notifyParcelState.ts'
import { notifyReplied } from '#cms/operations/tickets/ticketNotices.ts'
import { sendWinBacks } from '#cms/operations/winBack/sendWinBacks.ts'
import { conditionalUpdate } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { addDays, dayAt, startOfDay } from '#domain/reports/days.ts'
import type { AssignmentSubmission, Doubt, Order, Return, SupportTicket, User } from '#payload-types'
import { type Browser, openBrowser } from '#tests/support/browser.ts'
import { invoicesOf, readyToPay, registerForGst, sellProducts } from '#tests/support/invoices/invoicing.ts'
import { setMessages } from '#tests/support/messages.ts'
import { openTestSession } from '#tests/support/sessions.ts'
import { openShop, withCourseAndBook } from '#tests/support/shop/openShop.ts'
import { packOrder } from '#tests/support/shop/parcels.ts'
import { ADDRESS } from '#tests/support/shop/sell.ts'
import { setShop } from '#tests/support/shop/shopOwner.ts'
import { changeCartAt, signInAt } from '#tests/support/shop/shopper.ts'
import { type Post, staffDesk } from '../orders/staffOrders.ts'

export type Addressed = User & { phone: string; email: string }
type Kind = {
  what: string
  /** Module of the operation that sends it. */
  from: string
  channels: ('sms' | 'email')[]
  /** Whether the notice is sent by SMS to people without a proven e-mail. */
  orSms?: true
  /** Title of the notification; null for messages without one. */
  bell: RegExp | null
  send: (person: Addressed) => Promise<unknown>
}

export const HOUR_MS = 3_600_000
/** The operation that mails reports, to staff. */
export const REPORT = 'reports/mailReports.ts'
const ZONE = 'Asia/Kolkata'

/** A time at which everything queued so far is due. */
const inAMinute = () => new Date(Date.now() + 60_000)

/** A shop, and all notices besides codes that students and staff get; call it at the top of a test file. */
export function openNoticeKinds() {
  const shop = openShop(async (opened) => {
    await registerForGst(opened)
    await setMessages(opened.payload, opened.project, {})
    return {
      ...(await withCourseAndBook(opened)),
      admin: await staffDesk(opened.payload, opened.project, 800),
    }
  })

  const post = async (path: string, body: object, by: Post = shop.admin) => {
    const { body: answer } = await by(path, body)
    return answer
  }

  async function mailDocuments(person: Addressed, isCancelled: boolean): Promise<void> {
    const order = await sellProducts(shop, person, [isCancelled ? shop.book : shop.course])
    const [invoice] = await invoicesOf(shop, order)
    if (!isCancelled) return mailInvoice(shop.payload, String(invoice?.id), inAMinute())
    const cancelled = { order: String(order.id), by: null, reason: null, now: new Date() }
    await cancelOrder({ payload: shop.payload, ...cancelled })
    const note = (await invoicesOf(shop, order)).find(({ kind }) => kind === 'creditNote')
    if (!note) throw new Error('no credit note')
    await mailInvoice(shop.payload, String(note.id), inAMinute())
  }

  const kinds: Kind[] = [
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
      from: 'tickets/ticketNotices.ts',
      channels: ['email'],
      orSms: true,
      bell: /Answer to/,
      send: async (person) => {
        const ticket = await shop.payload.db.create({
          collection: 'support-tickets',
          data: {
            project: shop.project.id,
            student: person.id,
            category: 'other',
            subject: 'About my marks',
            text: 'Something private',
            state: 'answered',
            movedAt: new Date().toISOString(),
            files: [],
            number: `HT-${person.phone}`,
            ticketKey: `${shop.project.id}-${person.phone}`,
            rev: 0,
            priority: 'normal',
            mailToken: String(person.id),
            messageCount: 1,
          },
        })
        const reply = { id: String(ticket.id), text: 'Your address is on the order.' }
        await notifyReplied(shop.payload, ticket as unknown as SupportTicket, reply, new Date())
      },
    },
    {
      what: 'the answer to a doubt',
      from: 'doubts/notifyOfDoubt.ts',
      channels: ['email'],
      orSms: true,
      bell: /Answer to your doubt/,
      send: async (person) => {
        const at = new Date().toISOString()
        const doubt = await shop.payload.db.create({
          collection: 'doubts',
          data: {
            project: shop.project.id,
            student: person.id,
            subject: 'physics',
            title: 'My marks',
            text: 'Something private',
            state: 'answered',
            movedAt: at,
            messages: [],
            messageCount: 0,
            number: `DB-${person.phone}`,
            doubtKey: `${shop.project.id}-${person.phone}`,
            rev: 0,
          },
        })
        await notifyAnswered(shop.payload, doubt as unknown as Doubt, new Date())
      },
    },
    {
      what: 'the review of an assignment',
      from: 'assignments/notifyReviewed.ts',
      channels: ['email'],
      orSms: true,
      bell: /Your assignment was accepted/,
      send: async (person) => {
        const klass = idOf(shop.course.classes?.[0])
        const lecture = await shop.payload.db.create({
          collection: 'lectures',
          data: {
            title: 'My essay',
            slug: `essay-${person.phone}`,
            class: klass,
            project: shop.project.id,
            chapter: 'One',
            kind: 'assignment',
            rank: 1,
          },
        })
        const at = new Date().toISOString()
        const row = await shop.payload.db.create({
          collection: 'assignment-submissions',
          data: {
            project: shop.project.id,
            student: person.id,
            class: klass,
            lecture: lecture.id,
            title: 'My essay',
            key: `${person.id}:${lecture.id}`,
            text: 'Something private',
            files: [],
            earlier: [],
            state: 'accepted',
            isLate: false,
            reviewedAt: at,
            handedInAt: at,
            rev: 0,
          },
        })
        await notifyReviewed(shop.payload, row as unknown as AssignmentSubmission, new Date())
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
        const nothing = { by: null, text: null, paise: null, ref: null, line: null }
        const changed = { at: 0, event: 'addressChanged', ...nothing }
        const timeline = [...order.timeline, changed] as Order['timeline']
        await notifyAddressChanged(
          shop.payload,
          { ...order, timeline, address: ADDRESS } as Order,
          new Date(),
        )
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
        await notifyReturnDecision(shop.payload, { ...row, ...owned } as unknown as Return, true, new Date())
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
        await conditionalUpdate({
          payload: shop.payload,
          collection: 'users',
          where: { id: { equals: person.id } },
          data: { newsConsentAt: new Date().toISOString() },
        })
        await changeCartAt(browser, shop.course.id)
        await sendCartReminders(shop.payload, new Date(Date.now() + HOUR_MS + 1000))
      },
    },
    {
      what: 'a letter that wins students back',
      from: 'winBack/sendWinBacks.ts',
      channels: ['email'],
      bell: null,
      send: async (person) => {
        const rules = [{ kind: 'abandonedCheckout', hours: 1 }]
        await setShop(shop.payload, shop.project, 'shop-settings', {
          winBack: { isOn: true, perWeek: 7, rules },
        } as never)
        await conditionalUpdate({
          payload: shop.payload,
          collection: 'users',
          where: { id: { equals: person.id } },
          data: { wantsReminders: true, newsConsentAt: new Date().toISOString() },
        })
        await readyToPay(shop, person, [shop.course])
        await sendWinBacks(shop.payload, new Date(Date.now() + HOUR_MS + 60_000))
      },
    },
    {
      what: 'a report',
      from: REPORT,
      channels: ['email'],
      bell: null,
      send: async (person) => {
        await shop.payload.update({
          collection: 'admin-configs',
          where: { project: { equals: shop.project.id } },
          data: { scheduledReport: { every: 'daily', to: [String(person.id)] } },
          overrideAccess: true,
          context: { project: shop.project },
        })
        // The day before yesterday, whatever the current time; the claim of the earlier report is deleted.
        const day = addDays(dayAt(Date.now(), ZONE), -1)
        await shop.payload.db.deleteMany({
          collection: 'claims',
          where: { key: { equals: `report:${shop.project.id}:${addDays(day, -1)}` } },
        })
        await mailReports(shop.payload, new Date(startOfDay(day, ZONE) + 8 * HOUR_MS))
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
  return { shop, kinds }
}
