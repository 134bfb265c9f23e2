import { randomUUID } from 'node:crypto'
import { listedPerson } from './manyPeople.ts'

const NO_TAX = { rate: 0, taxablePaise: 0, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 }

/** An order line as large as that of a course. */
const lineAt = (paise: number) => ({
  product: randomUUID(),
  kind: 'course',
  title: 'A course of a year with all its tests',
  option: '1 year',
  variant: null,
  slug: 'a-course-of-a-year',
  subject: 'physics',
  pricePaise: paise,
  mrpPaise: paise,
  quantity: 1,
  totalPaise: paise,
  upgradePaise: 0,
  couponPaise: 0,
  netPaise: paise,
  creditsPaise: 0,
  earnsPaise: 0,
  tax: NO_TAX,
  hsn: null,
  goods: [],
  parts: [],
  validityDays: 365,
  state: 'fulfilled',
  grants: [randomUUID()],
  bought: { products: [], testSeries: [], testPapers: [], quizzes: [], digitalItems: [], keys: 0 },
})

const eventAt = (at: number, event: string) => ({
  at,
  event,
  by: null,
  text: null,
  paise: null,
  isInternal: false,
})

/** The row of the i-th order: paid and fulfilled, one minute older than the one before. `now` is ms since epoch. */
export function listedOrder(
  i: number,
  { project, student, now }: Record<'project' | 'student', string> & { now: number },
) {
  const { name, phone, email } = listedPerson(i)
  const at = new Date(now - i * 60_000).toISOString()
  const paise = 49_900 + (i % 1000) * 100
  return {
    id: randomUUID(),
    createdAt: at,
    updatedAt: at,
    placedAt: at,
    paidAt: at,
    project,
    student,
    number: `EX-${i}`,
    quoteId: `EX-${i}`,
    openKey: `EX-${i}`,
    productKeys: ' a ',
    placedBy: student,
    studentUid: `listed-${i}`,
    byUid: `listed-${i}`,
    byName: name,
    byPhone: phone,
    byEmail: email,
    panel: 'web',
    status: 'completed',
    paymentStatus: 'paid',
    fulfilment: 'done',
    method: 'online',
    gateway: 'razorpay',
    couponCodes: i % 3 === 0 ? 'FIRSTSTEP' : null,
    duration: '1 year',
    itemsPaise: paise,
    offerPaise: 0,
    upgradePaise: 0,
    couponPaise: 0,
    deliveryPaise: 0,
    feePaise: 0,
    taxPaise: 0,
    creditsPaise: 0,
    roundingPaise: 0,
    payablePaise: paise,
    refundedPaise: 0,
    rev: 0,
    netPaymentPaise: paise,
    queue: null,
    isSold: true,
    isHeldAgain: false,
    lines: [lineAt(paise)],
    coupons: [],
    reservations: [],
    timeline: ['placed', 'paymentStarted', 'paid', 'fulfilled'].map((event) => eventAt(now, event)),
  }
}
