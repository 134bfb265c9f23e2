import { describe, expect, it } from 'vitest'
import type { Invoice } from '#payload-types'
import { createProject } from '#tests/support/createProject.ts'
import { invoicesOf, pdfOf, requestFile, sellProducts } from '#tests/support/invoices/invoicing.ts'
import { createPerson } from '#tests/support/people.ts'
import { giveAccess, openTestSession } from '#tests/support/sessions.ts'
import { openShop, withCourse } from '#tests/support/shop/openShop.ts'
import { openShopper } from '#tests/support/shop/shopper.ts'

const shop = openShop(async (opened) => {
  const { course } = await withCourse(opened)
  const buyer = await openShopper(opened.payload, opened.project)
  const order = await sellProducts(opened, buyer.person, [course])
  const [invoice] = await invoicesOf(opened, order)
  return { course, buyer, invoice: invoice as Invoice, elsewhere: await createProject(opened.payload) }
})

const pathOf = (query = '') => `/invoices/${shop.invoice.id}/pdf${query}`
const headersOf = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })

async function staffOf(
  level: number,
  modules: string[] = [],
  assignedProducts?: string[],
  project = shop.project,
) {
  const person = await createPerson(shop.payload, project, level)
  if (level < 800)
    await giveAccess(
      shop.payload,
      project,
      String(person.id),
      modules.map((id) => ({ id, canEdit: false })),
      assignedProducts ? { assigned: { assignedProducts } } : {},
    )
  return headersOf(await openTestSession(shop.payload, String(person.id), project, true))
}

describe('the PDF of an invoice', () => {
  it('is for its buyer, inline or as a download, and not cached', async () => {
    const { browser } = shop.buyer
    const [shown, kept] = [
      await requestFile(shop.project, pathOf(), { browser }),
      await requestFile(shop.project, pathOf('?download=1'), { browser }),
    ]
    const name = `${shop.invoice.number.replaceAll('/', '-')}.pdf`
    expect(shown.headers.get('content-disposition')).toBe(`inline; filename="${name}"`)
    expect(kept.headers.get('content-disposition')).toBe(`attachment; filename="${name}"`)
    for (const response of [shown, kept]) {
      expect(response.headers.get('content-type')).toBe('application/pdf')
      expect(response.headers.get('cache-control')).toBe('private, no-store')
      expect(
        Buffer.from(await pdfOf(response))
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-')
    }
  })

  it('is not found by other students, in other projects and without a session', async () => {
    const other = await openShopper(shop.payload, shop.project)
    expect((await requestFile(shop.project, pathOf(), { browser: other.browser })).status).toBe(404)
    expect((await requestFile(shop.project, pathOf())).status).toBe(401)
    expect((await requestFile(shop.elsewhere, pathOf(), { browser: shop.buyer.browser })).status).toBe(401)
    const foreigner = await openShopper(shop.payload, shop.elsewhere)
    expect((await requestFile(shop.elsewhere, pathOf(), { browser: foreigner.browser })).status).toBe(404)
    const admin = await staffOf(800, [], undefined, shop.elsewhere)
    expect((await requestFile(shop.elsewhere, pathOf(), admin)).status).toBe(404)
    expect((await requestFile(shop.project, '/invoices/none/pdf', { browser: other.browser })).status).toBe(
      404,
    )
  })

  it('redirects an anonymous browser to the login', async () => {
    const response = await requestFile(shop.project, pathOf(), { headers: { accept: 'text/html' } })
    expect([response.status, response.headers.get('location')]).toEqual([303, '/orders'])
  })

  it('is for staff with all orders or all invoices, not for those with assigned products', async () => {
    const course = String(shop.course.id)
    const visitors: [Promise<{ headers: { authorization: string } }>, number][] = [
      [staffOf(800), 200],
      [staffOf(650, ['orders']), 200],
      [staffOf(650, ['invoices']), 200],
      [staffOf(650, ['products']), 404],
      [staffOf(650, ['subadminOrders'], [course]), 404],
      [staffOf(650, ['orders'], [course]), 404],
      [staffOf(650, ['invoices'], [course]), 404],
    ]
    for (const [visitor, status] of visitors)
      expect((await requestFile(shop.project, pathOf(), await visitor)).status).toBe(status)
  })
})

describe('the list of invoices', () => {
  it('has a student’s own only, and is read-only', async () => {
    const { browser } = shop.buyer
    const own = await browser.get<{ docs: Invoice[] }>('/invoices')
    expect(own.body.docs.map(({ number }) => number)).toEqual([shop.invoice.number])
    const other = await openShopper(shop.payload, shop.project)
    expect((await other.browser.get<{ docs: Invoice[] }>('/invoices')).body.docs).toEqual([])
    const change = await browser.call('PATCH', `/invoices/${shop.invoice.id}`, { totalPaise: 1 })
    expect(change.status).toBe(403)
    const admin = await staffOf(800)
    const asked = await browser.call('DELETE', `/invoices/${shop.invoice.id}`, undefined, admin.headers)
    expect([403, 404]).toContain(asked.status)
    expect(await invoicesOf(shop)).toHaveLength(1)
  })
})
