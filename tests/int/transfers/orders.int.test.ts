import { parse } from 'csv-parse/sync'
import { readXlsx } from 'hucre/xlsx'
import type { BasePayload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { startPayload } from '#cms/payload.ts'
import { insertIfAbsent } from '#database/guard.ts'
import type { Order, User } from '#payload-types'
import { createCourse } from '#tests/support/catalogue.ts'
import { createProject } from '#tests/support/createProject.ts'
import { createPerson } from '#tests/support/people.ts'
import { readZip } from '#tests/support/readZip.ts'
import { giveAccess } from '#tests/support/sessions.ts'
import { expectWithin } from '#tests/support/timeLimits.ts'
import { type Line, orderOf, whole } from './storedOrders.ts'
import { type Desk, openStaffCalls } from './support.ts'

let payload: BasePayload
beforeAll(async () => {
  payload = await startPayload()
})

const HEADER =
  'Order ID,Status,Duration,Placed At,Amount,Coupon Code,Payment Mode,Payment Gateway,Student ID,Ordering Panel,' +
  'Ordered By Name,Ordered By Phone,Ordered By Email,Ordered By ID'

const placeOrder = async (
  project: RequestProject,
  student: User,
  lines: Line[],
  values: Partial<Order> = {},
): Promise<Order> =>
  (await payload.db.create({
    collection: 'orders',
    data: orderOf(project, student, lines, values),
  })) as Order

/** Inserts `count` orders, the i-th at i paise. */
async function fill(project: RequestProject, student: User, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, i) =>
    orderOf(project, student, [{ product: 'a', totalPaise: i }], {
      placedAt: new Date(Date.UTC(2026, 0, 1) + Math.floor(i / 2) * 1000).toISOString(),
      couponCodes: i % 3 === 0 ? `C${String(i).padStart(5, '0')}` : null,
    }),
  )
  for (let at = 0; at < rows.length; at += 200)
    await Promise.all(
      rows
        .slice(at, at + 200)
        .map((data) => insertIfAbsent({ payload, collection: 'orders', data: whole(data) })),
    )
}

const workbookOf = async (staff: Desk, ask: object = {}): Promise<unknown[][]> => {
  const { status, bytes } = await staff.download({ collectionSlug: 'orders', format: 'xlsx', ...ask })
  expect(status).toBe(200)
  const { sheets } = await readXlsx(bytes)
  expect(sheets.map(({ name }) => name)).toEqual(['Orders'])
  return (sheets[0]?.rows ?? []).map((row) => row.map((cell) => cell ?? ''))
}

const tableOf = async (staff: Desk, ask: object = {}): Promise<Record<string, string>[]> => {
  const { status, text } = await staff.download({ collectionSlug: 'orders', format: 'csv', ...ask })
  expect(status, text).toBe(200)
  expect(text.replace('\uFEFF', '').split('\n')[0]).toBe(HEADER)
  return parse(text, { bom: true, columns: true })
}

const openStaffOfNewProject = async (options = {}) =>
  openStaffCalls(payload, await createProject(payload), { isProven: true, ...options })

describe('exported orders', () => {
  it('have fixed columns, in rupees and the project’s time zone, whatever columns are requested', async () => {
    const staff = await openStaffOfNewProject()
    const { project } = staff
    await payload.update({
      collection: 'projects',
      id: project.id,
      data: { timeZone: 'Asia/Dubai' },
      overrideAccess: true,
    })
    const learner = await createPerson(payload, project)
    const order = await placeOrder(project, learner, [{ product: 'a', totalPaise: 250_005 }], {
      status: 'confirmed',
      // The amount stays what was charged, whatever was refunded of it.
      paymentStatus: 'partlyRefunded',
      refundedPaise: 50_005,
      netPaymentPaise: 200_000,
      duration: '1 year, No end',
      couponCodes: 'SAVE10, BOOKS',
      method: 'cashOnDelivery',
      gateway: 'cashOnDelivery',
      panel: 'admin',
      byName: 'Desk One',
      byPhone: '+919800000002',
      byEmail: 'desk@example.org',
      byUid: 'desk-uid',
    })
    expect(await tableOf(staff, { fields: ['number', 'lines'] })).toEqual([
      {
        'Order ID': order.number,
        Status: 'confirmed',
        Duration: '1 year, No end',
        'Placed At': '2026-11-22 00:15:00',
        Amount: '2500.05',
        'Coupon Code': 'SAVE10, BOOKS',
        'Payment Mode': 'cash on delivery',
        'Payment Gateway': 'cashOnDelivery',
        'Student ID': learner.uid,
        'Ordering Panel': 'admin',
        'Ordered By Name': 'Desk One',
        'Ordered By Phone': "'+919800000002",
        'Ordered By Email': 'desk@example.org',
        'Ordered By ID': 'desk-uid',
      },
    ])
  })

  it('have a header without rows, and no gateway before the payment', async () => {
    const staff = await openStaffOfNewProject()
    expect(await tableOf(staff)).toEqual([])
    const learner = await createPerson(payload, staff.project)
    await placeOrder(staff.project, learner, [{ product: 'a', totalPaise: 5 }])
    expect(await tableOf(staff)).toMatchObject([
      {
        Amount: '0.05',
        'Payment Mode': 'online',
        'Payment Gateway': '',
        'Ordering Panel': 'web',
        'Student ID': learner.uid,
        'Ordered By ID': learner.uid,
        'Ordered By Name': learner.name,
      },
    ])
  })

  it('have items, GST and address in the detailed format, for whole orders only', async () => {
    const staff = await openStaffOfNewProject()
    const { project } = staff
    const learner = await createPerson(payload, project)
    const placed = {
      taxPaise: 38_137,
      deliveryPaise: 5000,
      status: 'confirmed' as const,
      address: {
        id: 'a1',
        name: 'Asha Rao',
        phone: '+919800000099',
        alternatePhone: null,
        line1: '4, Lake Road',
        line2: null,
        landmark: 'Behind the school',
        city: 'Bhopal',
        state: 'MP',
        pincode: '462002',
        country: 'IN',
      } as unknown as Order['address'],
      gst: { gstin: '23AAACH7409R1Z0', legalName: 'Rao Classes' } as Order['gst'],
    }
    await placeOrder(project, learner, [{ product: 'a', totalPaise: 250_000 }], placed)
    const { status, text } = await staff.download({ collectionSlug: 'orders', format: 'detailed' })
    expect(status, text).toBe(200)
    expect(text.replace('\uFEFF', '').split('\n')[0]?.startsWith(`${HEADER},Items,`)).toBe(true)
    const [row] = parse(text, { bom: true, columns: true }) as Record<string, string>[]
    expect(row).toMatchObject({
      Amount: '2500.00',
      Items: 'Course',
      Pieces: '1',
      'GST Included': '381.37',
      'Delivery Charge': '50.00',
      'Deliver To': 'Asha Rao',
      City: 'Bhopal',
      'PIN Code': '462002',
      Address: '4, Lake Road, Behind the school',
      GSTIN: '23AAACH7409R1Z0',
    })
    const other = await staff.download({ collectionSlug: 'users', format: 'detailed' })
    expect(other.status).toBe(400)
  })

  it('contain no spreadsheet formulas', async () => {
    const staff = await openStaffOfNewProject()
    const learner = await createPerson(payload, staff.project)
    const byName = '=HYPERLINK("http://x.example","a, b")'
    await placeOrder(staff.project, learner, [{ product: 'a', totalPaise: 100 }], { byName })
    expect((await tableOf(staff))[0]?.['Ordered By Name']).toBe(`'${byName}`)
    const [, cells] = await workbookOf(staff)
    expect(cells?.[10]).toBe(`'${byName}`)
  })

  it('have the same rows as a workbook, with numeric amounts', async () => {
    const staff = await openStaffOfNewProject()
    const learner = await createPerson(payload, staff.project)
    for (const [byName, totalPaise] of [
      ['<b>&amp; "Ünïcode" \u0001नमस्ते', 249_900],
      ['Other', 5],
    ] as const)
      await placeOrder(staff.project, learner, [{ product: 'a', totalPaise }], { byName })
    const sort = '-payablePaise'
    const [header, ...rows] = await workbookOf(staff, { sort })
    expect(header?.join(',')).toBe(HEADER)
    expect(rows.map((row) => row[4])).toEqual([2499, 0.05])
    expect(rows[0]?.[10]).toBe('<b>&amp; "Ünïcode" नमस्ते')
    const table = await tableOf(staff, { sort })
    expect(rows.map((row) => row.filter((_, i) => i !== 4 && i !== 10))).toEqual(
      table.map((row) => Object.values(row).filter((_, i) => i !== 4 && i !== 10)),
    )
  })

  it('are a valid XLSX package', async () => {
    const staff = await openStaffOfNewProject()
    await placeOrder(staff.project, await createPerson(payload, staff.project), [
      { product: 'a', totalPaise: 249_900 },
    ])
    const { headers, bytes } = await staff.download({ collectionSlug: 'orders', format: 'xlsx' })
    expect(headers.get('content-type')).toBe(
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    )
    expect(headers.get('content-disposition')).toMatch(/filename="list-orders\.xlsx"$/)
    const parts = readZip(bytes)
    expect([...parts.keys()]).toEqual(
      expect.arrayContaining(['[Content_Types].xml', '_rels/.rels', 'xl/workbook.xml', 'xl/styles.xml']),
    )
    const sheet = parts.get('xl/worksheets/sheet1.xml')?.toString('utf8') ?? ''
    expect(sheet).toContain('<pane')
    expect(sheet).toMatch(/<c r="E2"[^>]*><v>2499<\/v><\/c>/)
    expect(sheet).not.toContain('<f>')
    expect(parts.get('xl/styles.xml')?.toString('utf8')).toMatch(/0\.00|numFmtId="2"/)
  })

  it('are the only list available as a workbook', async () => {
    const staff = await openStaffOfNewProject()
    expect((await staff.download({ collectionSlug: 'users', format: 'xlsx' })).status).toBe(400)
  })

  it('need a fresh code in both formats', async () => {
    const staff = await openStaffOfNewProject({ isProven: false })
    for (const format of ['csv', 'xlsx']) {
      const { status, text } = await staff.download({ collectionSlug: 'orders', format })
      expect(status).toBe(403)
      expect(JSON.parse(text)).toMatchObject({ code: 'proofNeeded' })
    }
  })

  it('contain a sub admin’s assigned lines only, with their amounts and without coupons', async () => {
    const staff = await openStaffOfNewProject({ level: 650 })
    const { project, person } = staff
    const learner = await createPerson(payload, project)
    const mine = await createCourse(payload, project)
    const id = String(mine.product.id)
    const couponCodes = 'SECRET'
    const shared = await placeOrder(
      project,
      learner,
      [
        { product: id, totalPaise: 100 },
        { product: 'other', totalPaise: 900 },
      ],
      { couponCodes, duration: '1 month, No end' },
    )
    await placeOrder(project, learner, [{ product: 'other', totalPaise: 900 }])
    await giveAccess(payload, project, String(person.id), [{ id: 'subadminOrders', canEdit: false }], {
      assigned: { assignedProducts: [id] },
    })
    const rows = await tableOf(staff)
    expect(rows).toMatchObject([
      { 'Order ID': shared.number, Amount: '1.00', Duration: '1 month', 'Coupon Code': '' },
    ])
    expect(rows).toHaveLength(1)
    const detailed = await staff.download({ collectionSlug: 'orders', format: 'detailed' })
    const [part] = parse(detailed.text, { bom: true, columns: true }) as Record<string, string>[]
    expect(part).toMatchObject({ Items: 'Course', Pieces: '1', 'Deliver To': '', GSTIN: '' })
    const [, ...cells] = await workbookOf(staff)
    expect(cells.map((row) => [row[0], row[2], row[4], row[5]])).toEqual([[shared.number, '1 month', 1, '']])
    const json = await staff.ask('POST', '/exports/export-preview', {
      collectionSlug: 'orders',
      format: 'csv',
    })
    const { columns, ...preview } = JSON.parse(json.text)
    expect(columns.join(',')).toBe(HEADER)
    const docs = rows.map((row) => ({ ...row, 'Ordered By Phone': learner.phone }))
    expect(preview).toMatchObject({ docs, exportTotalDocs: 1, totalPages: 1 })
    for (const hidden of [{ sort: 'payablePaise' }, { where: { couponCodes: { equals: couponCodes } } }])
      expect((await staff.download({ collectionSlug: 'orders', format: 'csv', ...hidden })).status).toBe(400)
  })

  it('have the requested sorting and limit over several reads, of the project only', async () => {
    const staff = await openStaffOfNewProject()
    const learner = await createPerson(payload, staff.project)
    const other = await createProject(payload)
    await placeOrder(other, await createPerson(payload, other), [])
    await fill(staff.project, learner, 5005)
    const amounts = async (ask: object) =>
      (await tableOf(staff, { sort: 'payablePaise', ...ask })).map(({ Amount }) =>
        Math.round(Number(Amount) * 100),
      )
    const all = await amounts({})
    expect(all).toEqual(Array.from({ length: 5005 }, (_, i) => i))
    expect(await amounts({ sort: '-payablePaise' })).toEqual(all.toReversed())
    expect(await amounts({ limit: 3, page: 2 })).toEqual([3, 4, 5])
    expect(await amounts({ limit: 1000, page: 6 })).toEqual([5000, 5001, 5002, 5003, 5004])
    expect(await amounts({ limit: 1000, page: 7 })).toEqual([])
    expect(await amounts({ where: { payablePaise: { less_than: 2 } } })).toEqual([0, 1])
    // Every third has a coupon: empty values come first, each row once.
    for (const sort of ['couponCodes', '-couponCodes', 'status'])
      expect((await amounts({ sort })).toSorted((a, b) => a - b)).toEqual(all)
    expect((await amounts({ sort: 'couponCodes' })).at(-1)).toBe(5004)
  })

  it('are streamed fast enough for a hundred thousand, without buffering', async () => {
    const staff = await openStaffOfNewProject()
    await fill(staff.project, await createPerson(payload, staff.project), 5000)
    await tableOf(staff, { limit: 10 })
    const start = performance.now()
    expect(await tableOf(staff)).toHaveLength(5000)
    // The aim is 20,000 rows per second (npm run bench).
    expectWithin(performance.now() - start, 2500)
  })
})
