import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { mailInvoices } from '#cms/jobs/mailInvoices.ts'
import { mailInvoice } from '#cms/operations/invoices/mailInvoice.ts'
import { conditionalUpdate, readRow } from '#database/guard.ts'
import { INVOICE_TEXTS } from '#domain/invoices/invoiceStaffTexts.ts'
import type { Invoice, User } from '#payload-types'
import { invoicesOf, registerForGst, sellProducts } from '#tests/support/invoices/invoicing.ts'
import { readPdf } from '#tests/support/invoices/readPdf.ts'
import { createPerson } from '#tests/support/people.ts'
import { openShop, withCourse } from '#tests/support/shop/openShop.ts'
import { staffDesk } from '../orders/staffOrders.ts'

// Hoisted: must run before modules read the environment. The first server has ended, so that its port refuses connections.
const { server } = await vi.hoisted(async () => {
  const { startSmtpServer } = await import('#tests/support/smtpServer.ts')
  const [gone, server] = await Promise.all([startSmtpServer(), startSmtpServer()])
  await gone.close()
  process.env.SMTP_URL = `${gone.url} ${server.url}`
  process.env.MAIL_FROM = 'Shala <no-reply@example.org>'
  return { server }
})
afterAll(() => server.close())

const shop = openShop(async (opened) => {
  await registerForGst(opened)
  return withCourse(opened)
})
const START = Date.parse('2026-11-22T06:30:00Z')
const MINUTE = 60_000
let made = 0

/** A student with a proven e-mail and an invoice whose e-mail is due. */
async function bill(
  email: string | null = `buyer${made++}@example.com`,
  isProven = true,
): Promise<{ person: User; invoice: Invoice }> {
  const person = await createPerson(shop.payload, shop.project)
  await conditionalUpdate({
    payload: shop.payload,
    collection: 'users',
    where: { id: { equals: person.id } },
    data: { email, isEmailVerified: isProven && email !== null },
  })
  const order = await sellProducts(shop, person, [shop.course], new Date(START))
  const [invoice] = await invoicesOf(shop, order)
  return { person, invoice: invoice as Invoice }
}

const minute = (minutes: number) => new Date(START + minutes * MINUTE)
const rowOf = async ({ id }: Invoice): Promise<Invoice> =>
  (await readRow({ payload: shop.payload, collection: 'invoices', where: { id: { equals: id } } })) as Invoice
const send = (invoice: Invoice, minutes: number) =>
  mailInvoice(shop.payload, String(invoice.id), minute(minutes))

beforeEach(() => {
  server.behave('accept')
  server.mails.length = 0
})

describe('the e-mail of an invoice', () => {
  it('has the document attached, and is sent once although the first mail server is down', async () => {
    const { invoice } = await bill('reader@example.com')
    await Promise.all([1, 1, 1].map((minutes) => send(invoice, minutes)))
    await send(invoice, 60)
    const [mail, ...others] = server.mails.filter(({ to }) => to.includes('reader@example.com'))
    expect(others).toEqual([])
    expect(mail?.headers.subject?.replaceAll('_', ' ')).toContain(`Tax invoice ${invoice.number}`)
    expect(mail?.text).toContain(invoice.orderNumber)
    expect(mail?.text).toContain(`/orders/${invoice.orderNumber}`)
    const [attached] = mail?.attachments ?? []
    expect(attached).toMatchObject({
      name: `${invoice.number.replaceAll('/', '-')}.pdf`,
      type: 'application/pdf',
    })
    expect((await readPdf(attached?.content as Uint8Array)).lines.join('\n')).toContain(invoice.number)
    expect(await rowOf(invoice)).toMatchObject({
      mailState: 'sent',
      mailAt: null,
      mailedAt: minute(1).toISOString(),
    })
  })

  it('is retried with growing delays while mail servers are busy or down, and sent once they are back', async () => {
    const { invoice } = await bill()
    server.behave('busy')
    await send(invoice, 0)
    expect(await rowOf(invoice)).toMatchObject({
      mailState: 'due',
      mailAt: minute(1).toISOString(),
      mailTries: 1,
    })
    await send(invoice, 0.5)
    expect((await rowOf(invoice)).mailTries).toBe(1)
    await send(invoice, 1)
    expect(await rowOf(invoice)).toMatchObject({
      mailState: 'due',
      mailAt: minute(6).toISOString(),
      mailTries: 2,
    })
    server.behave('accept')
    await send(invoice, 6)
    await send(invoice, 60)
    expect(server.mails).toHaveLength(1)
    expect((await rowOf(invoice)).mailState).toBe('sent')
  })

  it('that a killed process was sending is resent with the same Message-ID', async () => {
    const { invoice } = await bill()
    await send(invoice, 0)
    // The row as before the server's response was stored.
    await conditionalUpdate({
      payload: shop.payload,
      collection: 'invoices',
      where: { id: { equals: invoice.id } },
      data: { mailState: 'due', mailAt: minute(1).toISOString(), mailedAt: null },
    })
    await send(invoice, 2)
    const ids = server.mails.map(({ headers }) => headers['message-id'])
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(1)
  })

  it('is not retried for an unknown mailbox, and not queued without an address', async () => {
    const { invoice } = await bill()
    server.behave('noSuchUser')
    await send(invoice, 0)
    expect(await rowOf(invoice)).toMatchObject({ mailState: 'failed', mailAt: null })
    const { invoice: silent } = await bill(null)
    expect(silent).toMatchObject({ mailState: 'none', mailAt: null })
    await send(silent, 1)
    expect(server.mails).toEqual([])
  })

  it('is not sent to an unproven address, whose buyer is notified instead; one proven by then gets it', async () => {
    const { invoice, person } = await bill(undefined, false)
    expect(invoice).toMatchObject({ mailState: 'unproven', mailAt: minute(0).toISOString() })
    await send(invoice, 1)
    expect(await rowOf(invoice)).toMatchObject({ mailState: 'unproven', mailAt: null, mailTries: 1 })
    const where = {
      user: { equals: person.id },
      dedupeKey: { equals: `${shop.project.id}:${person.id}:invoice:${invoice.id}:0` },
    }
    expect(await readRow({ payload: shop.payload, collection: 'notifications', where })).not.toBeNull()
    await send(invoice, 60)
    expect(await rowOf(invoice)).toMatchObject({ mailTries: 1 })
    expect(server.mails).toEqual([])
    const other = await bill(undefined, false)
    await conditionalUpdate({
      payload: shop.payload,
      collection: 'users',
      where: { id: { equals: other.person.id } },
      data: { isEmailVerified: true },
    })
    await send(other.invoice, 1)
    expect((await rowOf(other.invoice)).mailState).toBe('sent')
    expect(server.mails).toHaveLength(1)
  })

  it('is sent by the job when it is due, and not before', async () => {
    const { invoice } = await bill()
    await mailInvoices(shop.payload, minute(-1))
    expect((await rowOf(invoice)).mailState).toBe('due')
    for (let round = 0; round < 5; round++) await mailInvoices(shop.payload, minute(30))
    expect((await rowOf(invoice)).mailState).toBe('sent')
  })
})

describe('resending it', () => {
  it('is a new e-mail, on request of staff with orders or invoices', async () => {
    const { invoice } = await bill()
    await send(invoice, 0)
    const ask = { invoiceId: String(invoice.id) }
    const withInvoices = await staffDesk(shop.payload, shop.project, 650, [{ id: 'invoices', canEdit: true }])
    const { body } = await withInvoices('/sales/sendinvoice', ask)
    expect(body).toMatchObject({ apiSuccess: true })
    expect((await withInvoices('/sales/sendinvoice', ask)).body).toMatchObject({ code: 'tooLate' })
    await mailInvoice(shop.payload, String(invoice.id), new Date(Date.now() + MINUTE))
    const ids = server.mails.map(({ headers }) => headers['message-id'])
    expect(new Set(ids).size).toBe(2)
  })

  it('is refused with advice while the e-mail is unproven, and works once it is proven', async () => {
    const { invoice, person } = await bill()
    const setEmailProven = (isEmailVerified: boolean) =>
      conditionalUpdate({
        payload: shop.payload,
        collection: 'users',
        where: { id: { equals: person.id } },
        data: { isEmailVerified },
      })
    await setEmailProven(false)
    await send(invoice, 0)
    expect(await rowOf(invoice)).toMatchObject({ mailState: 'unproven', mailAt: null, mailedAt: null })
    const admin = await staffDesk(shop.payload, shop.project, 800)
    const ask = () => admin('/sales/sendinvoice', { invoiceId: String(invoice.id) })
    expect((await ask()).body).toMatchObject({ code: 'noChannel', message: INVOICE_TEXTS.unproven })
    await setEmailProven(true)
    expect((await ask()).body.apiSuccess).toBe(true)
    await mailInvoice(shop.payload, String(invoice.id), new Date(Date.now() + MINUTE))
    expect(server.mails).toHaveLength(1)
  })

  it('is refused to everybody else, and without an address', async () => {
    const { invoice, person } = await bill()
    await send(invoice, 0)
    const ask = { invoiceId: String(invoice.id) }
    const openStaffWith = (list: string[], canEdit = true, given = {}) =>
      staffDesk(
        shop.payload,
        shop.project,
        650,
        list.map((id) => ({ id, canEdit })),
        given,
      )
    const statuses = await Promise.all(
      [
        openStaffWith(['invoices'], false),
        openStaffWith(['products']),
        openStaffWith(['subadminOrders'], true, { assignedProducts: [String(shop.course.id)] }),
        openStaffWith(['orders'], true, { assignedProducts: [String(shop.course.id)] }),
      ].map(async (post) => (await (await post)('/sales/sendinvoice', ask)).status),
    )
    expect(statuses).toEqual([403, 403, 403, 404])
    expect((await rowOf(invoice)).mailNo).toBe(0)
    await conditionalUpdate({
      payload: shop.payload,
      collection: 'users',
      where: { id: { equals: person.id } },
      data: { email: null },
    })
    const admin = await staffDesk(shop.payload, shop.project, 800)
    expect((await admin('/sales/sendinvoice', ask)).body).toMatchObject({
      apiSuccess: false,
      code: 'noChannel',
    })
  })
})
