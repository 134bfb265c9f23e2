import type { BasePayload } from 'payload'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { fulfilOrder } from '#cms/operations/fulfilment/fulfilOrder.ts'
import { startPayload } from '#cms/payload.ts'
import type { DownloadView } from '#domain/calls/resources.ts'
import type { DigitalItem, PrivateFile, SellingProduct } from '#payload-types'
import { type Browser, belowExpress, openBrowser } from '#tests/support/browser.ts'
import { createProject } from '#tests/support/createProject.ts'
import { entitle } from '#tests/support/entitle.ts'
import { pdfFile } from '#tests/support/files.ts'
import { readPdf } from '#tests/support/invoices/readPdf.ts'
import { createPerson, signIn, signInStaff } from '#tests/support/people.ts'
import { giveAccess } from '#tests/support/sessions.ts'
import { fetchApi } from '../storage/sendForm.ts'

let payload: BasePayload
let project: RequestProject
let student: Awaited<ReturnType<typeof createPerson>>
let browser: Browser
let item: DigitalItem
beforeAll(async () => {
  payload = await startPayload()
})
beforeEach(async () => {
  project = await createProject(payload)
  student = await createPerson(payload, project)
  browser = await signIn(project, student.phone)
  item = await itemOf('Answer keys')
})

const create = async <Doc>(collection: string, data: object, upload?: object): Promise<Doc> =>
  (await payload.create({
    collection: collection as never,
    data: { project: project.id, ...data } as never,
    ...(upload ? { file: upload as never } : {}),
    overrideAccess: true,
    context: { project },
  })) as Doc

const itemOf = async (title: string): Promise<DigitalItem> => {
  const file = await create<PrivateFile>('private-files', { title }, await pdfFile(title))
  return create('digital-items', { title, file: file.id, pages: 12 })
}
const product = (values: Partial<SellingProduct>): Promise<SellingProduct> =>
  create('selling-products', {
    title: `E-book ${Math.random()}`,
    summary: 'A book',
    kind: 'digital',
    pricePaise: 19_900,
    _status: 'published',
    ...values,
  })

const DAY_MS = 86_400_000
const ids = (relations: unknown): string[] =>
  ((relations ?? []) as (string | { id: string })[]).map((one) => (typeof one === 'string' ? one : one.id))
const NO_TAX = { rate: 0, taxablePaise: 0, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 }
const NOTHING = { testSeries: [], testPapers: [], quizzes: [], keys: 0 }

/** Inserts a paid order and grants its entitlements. */
async function order(bought: SellingProduct, values: object = {}, validityDays: number | null = null) {
  const at = new Date().toISOString()
  const line = {
    product: String(bought.id),
    kind: bought.kind,
    title: bought.title,
    option: null,
    variant: null,
    slug: bought.slug,
    subject: null,
    pricePaise: 0,
    mrpPaise: 0,
    quantity: 1,
    totalPaise: 0,
    upgradePaise: 0,
    couponPaise: 0,
    netPaise: 0,
    creditsPaise: 0,
    earnsPaise: 0,
    tax: NO_TAX,
    hsn: null,
    goods: [],
    parts: [],
    validityDays,
    state: 'waiting',
    grants: [],
    bought: { ...NOTHING, products: ids(bought.includes), digitalItems: ids(bought.digitalItems) },
  }
  const row = await payload.db.create({
    collection: 'orders',
    data: {
      project: project.id,
      student: student.id,
      number: `SH-${Math.random()}`,
      openKey: `${Math.random()}`,
      quoteId: 'q',
      productKeys: ` ${bought.id} `,
      method: 'online',
      status: 'confirmed',
      paymentStatus: 'paid',
      fulfilment: 'waiting',
      placedAt: at,
      paidAt: at,
      pendingTask: 'fulfil',
      rev: 0,
      timeline: [],
      reservations: [],
      coupons: [],
      lines: [line],
      ...values,
    },
  })
  await fulfilOrder(payload, String(row.id), new Date())
}
const ownDownloads = async (by = browser) =>
  (await by.get<{ items: DownloadView[] }>('/downloads/mine')).body.items
const download = (id: unknown, by = browser, headers: Record<string, string> = {}) =>
  fetchApi(by, project, `/downloads/${id}/file`, { headers })

it('are listed and downloadable for their buyer only', async () => {
  const sold = await product({ digitalItems: [item.id] })
  expect(await ownDownloads()).toEqual([])
  expect((await download(item.id)).status).toBe(404)
  await order(sold)
  expect(await ownDownloads()).toEqual([
    { id: String(item.id), title: 'Answer keys', pages: 12, product: sold.title, endsAt: null, left: null },
  ])
  const sent = await download(item.id)
  expect([sent.status, sent.headers.get('content-disposition')]).toEqual([
    200,
    "attachment; filename*=UTF-8''Answer%20keys.pdf",
  ])
  const other = await signIn(project, (await createPerson(payload, project)).phone)
  expect((await download(item.id, other)).status).toBe(404)
  const stranger = openBrowser(project)
  expect((await download(item.id, stranger)).status).toBe(401)
  const led = await download(item.id, stranger, { accept: 'text/html' })
  expect([led.status, led.headers.get('location')]).toEqual([303, '/downloads'])
  expect((await stranger.get('/downloads/mine')).status).toBe(401)
})

it.each([
  ['not paid yet', { paymentStatus: 'pending', pendingTask: null }],
  ['failed', { paymentStatus: 'failed', pendingTask: null }],
  ['refunded', { paymentStatus: 'refunded', pendingTask: null }],
])('are not available from an order that is %s', async (_, values) => {
  await order(await product({ digitalItems: [item.id] }), values)
  expect(await ownDownloads()).toEqual([])
  expect((await download(item.id)).status).toBe(404)
})

it('end with the bought validity, the longest of several', async () => {
  const sold = await product({ digitalItems: [item.id] })
  await order(sold, { paidAt: new Date(Date.now() - 40 * DAY_MS).toISOString() }, 30)
  expect(await ownDownloads()).toEqual([])
  await order(sold, {}, 30)
  expect(await ownDownloads()).toMatchObject([{ endsAt: expect.any(Number) }])
  await order(sold)
  expect(await ownDownloads()).toMatchObject([{ endsAt: null }])
})

it('include contents of bundles and of unpublished products', async () => {
  const second = await itemOf('Second')
  const inner = await product({ digitalItems: [item.id] })
  const outer = await product({ kind: 'bundle', includes: [inner.id] })
  const course = await product({ kind: 'course', digitalItems: [second.id], _status: 'draft' })
  await order(outer, {}, 30)
  await order(course)
  expect(await ownDownloads()).toMatchObject([
    { title: 'Answer keys', product: inner.title, endsAt: expect.any(Number) },
    { title: 'Second', endsAt: null },
  ])
})

it('have Hindi titles on Hindi pages, with their product', async () => {
  await payload.update({
    collection: 'digital-items',
    id: item.id,
    data: { hindiTitle: 'उत्तर' },
    overrideAccess: true,
    context: { project },
  })
  await order(await product({ digitalItems: [item.id], hindi: { title: 'ई-बुक' } }))
  const hindi = openBrowser(project, belowExpress(project, 'hi'))
  for (const [name, value] of browser.jar) hindi.jar.set(name, value)
  const { body } = await hindi.get<{ items: DownloadView[] }>('/downloads/mine')
  expect(body.items).toMatchObject([{ title: 'उत्तर', product: 'ई-बुक' }])
  expect(await ownDownloads()).toMatchObject([{ title: 'Answer keys' }])
})

it('include granted access without an order, until it ends', async () => {
  const sold = await product({ kind: 'course', digitalItems: [item.id] })
  const grant = (endsAt: number) =>
    entitle(payload, {
      project: project.id,
      student: student.id,
      endsAt,
      kind: 'product',
      target: sold.id,
    })
  await grant(Date.now() - DAY_MS)
  expect(await ownDownloads()).toEqual([])
  await grant(Date.now() + DAY_MS)
  expect(await ownDownloads()).toHaveLength(1)
})

const limitTo = (downloadLimit: number) =>
  payload.update({
    collection: 'digital-items',
    id: item.id,
    data: { downloadLimit },
    overrideAccess: true,
    context: { project },
  })
const rowOf = async () =>
  (
    await payload.find({
      collection: 'item-downloads',
      where: { item: { equals: item.id } },
      overrideAccess: true,
    })
  ).docs[0]
/** As if the last download had been 11 minutes ago. */
const waitLong = () =>
  payload.db.updateMany({
    collection: 'item-downloads',
    where: { item: { equals: item.id } },
    data: { lastAt: new Date(Date.now() - 11 * 60_000).toISOString() },
  })

it('have the reader’s name on each page, also in range requests', async () => {
  await payload.update({
    collection: 'users',
    id: student.id,
    data: { name: 'Asha Rao' },
    overrideAccess: true,
    context: { project },
  })
  await order(await product({ digitalItems: [item.id] }))
  const whole = new Uint8Array(await (await download(item.id)).arrayBuffer())
  const { lines } = await readPdf(whole)
  expect(lines.join(' ')).toContain(`Asha Rao · …${student.phone.slice(-4)}`)
  const part = await download(item.id, browser, { range: 'bytes=100-199' })
  expect(part.status).toBe(206)
  expect(part.headers.get('content-range')).toBe(`bytes 100-199/${whole.length}`)
  expect(new Uint8Array(await part.arrayBuffer())).toEqual(whole.slice(100, 200))
  expect((await download(item.id, browser, { range: `bytes=${whole.length}-` })).status).toBe(416)
})

it('are counted once in ten minutes, and stop at the file’s limit, also for parallel requests', async () => {
  await limitTo(2)
  await order(await product({ digitalItems: [item.id] }))
  const statuses = async (times: number) =>
    (await Promise.all(Array.from({ length: times }, () => download(item.id)))).map(({ status }) => status)
  expect(await ownDownloads()).toMatchObject([{ left: 2 }])
  expect(await statuses(3)).toEqual([200, 200, 200])
  expect(await rowOf()).toMatchObject({ count: 1, title: 'Answer keys' })
  await waitLong()
  expect(await statuses(2)).toEqual([200, 200])
  expect(await ownDownloads()).toMatchObject([{ left: 0 }])
  await waitLong()
  expect(await statuses(2)).toEqual([403, 403])
  const led = await download(item.id, browser, { accept: 'text/html' })
  expect([led.status, led.headers.get('location')]).toEqual([303, '/downloads'])
  expect(await rowOf()).toMatchObject({ count: 2 })
  await limitTo(3)
  expect(await statuses(1)).toEqual([200])
})

it('are listed read-only to staff with the permission Downloads', async () => {
  await order(await product({ digitalItems: [item.id] }))
  await download(item.id)
  const staff = await createPerson(payload, project, 650)
  await giveAccess(payload, project, String(staff.id), [{ id: 'downloads', canEdit: true }], {
    features: ['downloads'],
  })
  const desk = await signInStaff(project, staff.phone)
  const { body } = await desk.get<{ docs: { id: string; count: number }[] }>('/item-downloads?depth=0')
  expect(body.docs).toMatchObject([{ count: 1, title: 'Answer keys' }])
  expect((await desk.call('PATCH', `/item-downloads/${body.docs[0]?.id}`, { count: 0 })).status).toBe(403)
})
