import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { issueCreditNote } from '#cms/operations/invoices/issueCreditNote.ts'
import { monthFigures } from '#cms/operations/invoices/monthFigures.ts'
import { cancelOrder } from '#cms/operations/orders/cancelOrder.ts'
import { conditionalUpdate } from '#database/guard.ts'
import { columnsOf, type Gstr1Section } from '#domain/invoices/gstr1/sections.ts'
import { addAddress } from '#tests/support/buying.ts'
import { createCourse } from '#tests/support/catalogue.ts'
import { invoicesOf, registerForGst, requestFile } from '#tests/support/invoices/invoicing.ts'
import { createPerson } from '#tests/support/people.ts'
import { giveAccess, openTestSession } from '#tests/support/sessions.ts'
import { openShop, type Shop, withCourseAndBook } from '#tests/support/shop/openShop.ts'
import { buyAt, openShopper } from '#tests/support/shop/shopper.ts'

const COMPANY = { gstin: '23AAAAA0000A1ZA', legalName: '=Example, a company' }
/** A past month without other documents. */
const MONTH = '2026-05'

/** Buys products as a new student with a GSTIN or state. */
async function buyIn(
  shop: Shop,
  items: object[],
  more: object = {},
  state = ['462002', 'MP'],
): Promise<string> {
  const { browser } = await openShopper(shop.payload, shop.project)
  const address = await addAddress(browser, state[0], state[1])
  return buyAt(shop.payload, shop.project, browser, { items: items as never, address, ...more })
}

/** Dates all documents issued so far into the month, including its first and last moment. */
async function dateAll(shop: Shop): Promise<void> {
  const rows = await invoicesOf(shop)
  for (const [index, row] of rows.entries()) {
    const day = index === 0 ? '2026-04-30T18:30:00.000Z' : index === 1 ? '2026-05-31T18:29:59.999Z' : null
    await conditionalUpdate({
      payload: shop.payload,
      collection: 'invoices',
      where: { id: { equals: row.id } },
      data: { issuedAt: day ?? `2026-05-${String(10 + (index % 15)).padStart(2, '0')}T10:00:00.000Z` },
    })
  }
}

const shop = openShop(async (opened) => {
  const { payload, project } = opened
  await registerForGst(opened, { goodsHsn: '4901' })
  const goods = await withCourseAndBook(opened)
  const { product: dear } = await createCourse(payload, project, {
    pricePaise: 12_000_000,
    mrpPaise: 12_000_000,
  })
  const now = new Date()
  await buyIn(opened, [{ product: goods.course.id }])
  await buyIn(opened, [{ product: goods.course.id }, { product: goods.book.id }], { gst: COMPANY })
  await buyIn(opened, [{ product: goods.book.id, quantity: 3 }], {}, ['411001', 'MH'])
  const far = await buyIn(opened, [{ product: dear.id }, { product: goods.book.id }], {}, ['411001', 'MH'])
  await issueCreditNote(payload, {
    order: { id: far },
    key: `${far}:part`,
    now,
    part: {
      lines: [{ index: 0, quantity: 0, netPaise: 1_234_567 }],
      deliveryPaise: 0,
      feePaise: 0,
      roundingPaise: 0,
      reason: 'Less than promised',
    },
  })
  for (const more of [{}, { gst: COMPANY }]) {
    const order = await buyIn(opened, [{ product: goods.book.id }], more)
    await cancelOrder({ payload, order, by: null, reason: null, now })
  }
  const note = await buyIn(opened, [{ product: goods.course.id }], { gst: COMPANY })
  await issueCreditNote(payload, { order: { id: note }, key: `${note}:all`, part: { rest: 'Returned' }, now })
  await dateAll(opened)
  // One document of another month.
  await buyIn(opened, [{ product: goods.course.id }])
  return goods
})

async function staffHeaders(modules: string[], assignedProducts?: string[]) {
  const person = await createPerson(shop.payload, shop.project, 650)
  await giveAccess(
    shop.payload,
    shop.project,
    String(person.id),
    modules.map((id) => ({ id, canEdit: false })),
    assignedProducts ? { assigned: { assignedProducts } } : {},
  )
  const token = await openTestSession(shop.payload, String(person.id), shop.project, true)
  return { headers: { authorization: `Bearer ${token}` } }
}

type Cells = Record<string, string>
async function tableOf(section: Gstr1Section): Promise<Cells[]> {
  const path = `/sales/gstr1?month=${MONTH}&section=${section}`
  const response = await requestFile(shop.project, path, await staffHeaders(['invoices']))
  expect(response.headers.get('content-type')).toContain('text/csv')
  const text = await response.text()
  expect(text.split('\n')[0]).toContain(columnsOf(section)[0])
  return parse(text, { columns: true }) as Cells[]
}

const paise = (cell: string | undefined) => Math.round(Number(cell) * 100)
const sumOf = (rows: readonly Cells[], column: string) =>
  rows.reduce((sum, row) => sum + paise(row[column]), 0)
const inMonth = async () => (await invoicesOf(shop)).filter(({ issuedAt }) => issuedAt < '2026-06')

describe('GSTR-1 of a month', () => {
  it('matches the sums of the invoices, by table and by HSN code', async () => {
    const rows = await inMonth()
    const net = (name: 'taxablePaise' | 'cgstPaise' | 'sgstPaise' | 'igstPaise') =>
      rows.reduce((sum, row) => sum + (row.kind === 'invoice' ? row[name] : -row[name]), 0)
    const taxable = async (section: Gstr1Section) => sumOf(await tableOf(section), 'Taxable Value')
    const taxedPaise =
      (await taxable('b2b')) +
      (await taxable('b2cl')) +
      (await taxable('b2cs')) -
      ((await taxable('cdnr')) + (await taxable('cdnur')))
    const exempt = sumOf(await tableOf('exemp'), 'Exempted(other than nil rated/non GST supply)')
    expect(exempt).toBeGreaterThan(0)
    expect(taxedPaise + exempt).toBe(net('taxablePaise'))
    const codes = [...(await tableOf('hsnB2b')), ...(await tableOf('hsnB2c'))]
    expect(sumOf(codes, 'Taxable Value')).toBe(net('taxablePaise'))
    expect(sumOf(codes, 'Central Tax Amount')).toBe(net('cgstPaise'))
    expect(sumOf(codes, 'State/UT Tax Amount')).toBe(net('sgstPaise'))
    expect(sumOf(codes, 'Integrated Tax Amount')).toBe(net('igstPaise'))
  })

  it('has each document in its table', async () => {
    const numbers = async (section: Gstr1Section, column: string) =>
      new Set((await tableOf(section)).map((row) => row[column]))
    const rows = await inMonth()
    const expected = (kind: string, supply: string) =>
      new Set(
        rows
          .filter((row) => row.kind === kind && row.supply === supply && row.cgstPaise + row.igstPaise > 0)
          .map(({ number }) => number),
      )
    expect(await numbers('b2b', 'Invoice Number')).toEqual(expected('invoice', 'b2b'))
    expect(await numbers('b2cl', 'Invoice Number')).toEqual(expected('invoice', 'b2cl'))
    expect(await numbers('cdnr', 'Note Number')).toEqual(expected('creditNote', 'b2b'))
    expect(await numbers('cdnur', 'Note Number')).toEqual(expected('creditNote', 'b2cl'))
    expect((await numbers('b2cl', 'Invoice Number')).size).toBe(1)
    const given = await tableOf('docs')
    expect(given.map((row) => Number(row['Total Number']))).toEqual([
      rows.filter(({ kind }) => kind === 'invoice').length,
      rows.filter(({ kind }) => kind === 'creditNote').length,
    ])
  })

  it('contains no spreadsheet formulas', async () => {
    const [row] = await tableOf('b2b')
    expect(row?.['Receiver Name']).toBe("'=Example, a company")
  })

  it('has the same sums on the page of the month', async () => {
    const rows = await inMonth()
    const figures = await monthFigures(shop.payload, { project: shop.project.id, month: MONTH })
    for (const kind of ['invoice', 'creditNote'] as const) {
      const own = rows.filter((row) => row.kind === kind)
      expect(figures[kind].count).toBe(own.length)
      for (const name of ['taxablePaise', 'cgstPaise', 'sgstPaise', 'igstPaise', 'totalPaise'] as const)
        expect(figures[kind][name]).toBe(own.reduce((sum, row) => sum + row[name], 0))
    }
  })

  it('is for staff with all invoices only, is audited, and refuses unknown months and tables', async () => {
    const path = `/sales/gstr1?month=${MONTH}&section=b2b`
    const statusOf = async (modules: string[], assigned?: string[]) =>
      (await requestFile(shop.project, path, await staffHeaders(modules, assigned))).status
    expect(await statusOf(['orders'])).toBe(403)
    expect(await statusOf(['invoices'], [String(shop.course.id)])).toBe(404)
    expect((await requestFile(shop.project, path)).status).toBe(401)
    const before = await shop.payload.count({ collection: 'audit-logs', overrideAccess: true })
    expect(await statusOf(['invoices'])).toBe(200)
    const after = await shop.payload.count({ collection: 'audit-logs', overrideAccess: true })
    expect(after.totalDocs).toBe(before.totalDocs + 1)
    for (const wrong of ['month=2026-13&section=b2b', 'month=2026-05&section=b2x', ''])
      expect(
        (await requestFile(shop.project, `/sales/gstr1?${wrong}`, await staffHeaders(['invoices']))).status,
      ).toBe(400)
  })
})
