import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { inChunks, listedPerson } from '../manyPeople.ts'
import { EXPORTED_ORDERS } from '../pairs/orderExport.ts'
import { createStudent } from './createStudent.ts'
import { onDemo } from './onDemo.ts'
import { openSession } from './openSession.ts'

type Rows = { values: (rows: object[]) => Promise<unknown> }
type Sqlite = { drizzle: { insert: (table: unknown) => Rows }; tables: Record<string, unknown> }

const NO_TAX = { rate: 0, taxablePaise: 0, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 }

/** An order line as large as that of a course. */
const lineAt = (paise: number) => ({
  ...{
    product: randomUUID(),
    kind: 'course',
    title: 'A course of a year with all its tests',
    option: '1 year',
  },
  ...{ variant: null, slug: 'a-course-of-a-year', subject: 'physics', pricePaise: paise, mrpPaise: paise },
  ...{
    quantity: 1,
    totalPaise: paise,
    upgradePaise: 0,
    couponPaise: 0,
    netPaise: paise,
    creditsPaise: 0,
    earnsPaise: 0,
  },
  ...{ tax: NO_TAX, hsn: null, goods: [], parts: [], validityDays: 365, state: 'fulfilled' },
  grants: [randomUUID()],
  bought: { products: [], testSeries: [], testPapers: [], quizzes: [], digitalItems: [], keys: 0 },
})

const eventAt = (at: number, event: string) => ({
  ...{ at, event, by: null, text: null, paise: null, isInternal: false },
})

/** Program: fills the orders of the project demo and writes the secret of an admin's session with a fresh code, which may export. */
await onDemo(async (payload, { id: project }) => {
  const student = await createStudent(payload, project, { uid: 'ordering', phone: '+917500000000' })
  const { drizzle, tables } = payload.db as unknown as Sqlite
  const now = Date.now()
  const row = (i: number) => {
    const { name, phone, email } = listedPerson(i)
    const at = new Date(now - i * 60_000).toISOString()
    const paise = 49_900 + (i % 1000) * 100
    return {
      ...{ id: randomUUID(), createdAt: at, updatedAt: at, placedAt: at, paidAt: at, project, student },
      ...{ number: `EX-${i}`, quoteId: `EX-${i}`, openKey: `EX-${i}`, productKeys: ' a ', placedBy: student },
      ...{ studentUid: `listed-${i}`, byUid: `listed-${i}`, byName: name, byPhone: phone, byEmail: email },
      ...{ panel: 'web', status: 'completed', paymentStatus: 'paid', fulfilment: 'done', method: 'online' },
      ...{ gateway: 'razorpay', couponCodes: i % 3 === 0 ? 'FIRSTSTEP' : null, duration: '1 year' },
      ...{ itemsPaise: paise, offerPaise: 0, upgradePaise: 0, couponPaise: 0, deliveryPaise: 0, feePaise: 0 },
      ...{ taxPaise: 0, creditsPaise: 0, roundingPaise: 0, payablePaise: paise, refundedPaise: 0, rev: 0 },
      ...{ netPaymentPaise: paise, queue: null },
      ...{ isSold: true, isHeldAgain: false, lines: [lineAt(paise)], coupons: [], reservations: [] },
      timeline: ['placed', 'paymentStarted', 'paid', 'fulfilled'].map((event) => eventAt(now, event)),
    }
  }
  await inChunks(EXPORTED_ORDERS, row, (rows) => drizzle.insert(tables.orders).values(rows))
  const desk = await payload.db.create({
    collection: 'users',
    data: {
      ...{ project, name: 'Desk', uid: 'export-desk', userLevel: 800 },
      ...{ phoneKey: 'export-desk', emailKey: 'export-desk' },
    },
  })
  const secret = await openSession(payload, { user: String(desk.id), project, isStaff: true })
  await payload.db.updateMany({
    collection: 'sessions',
    where: { user: { equals: desk.id } },
    data: { provenUntil: new Date(now + 3_600_000).toISOString() },
  })
  writeFileSync(process.argv[2] as string, secret)
})
