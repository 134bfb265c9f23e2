import type { RequestProject } from '#access/projectOf.ts'
import type { Order, User } from '#payload-types'

let made = 0

export type Line = { product: string; totalPaise: number }

/** A stored order placed by its student. */
export function orderOf(project: RequestProject, student: User, lines: Line[], values: Partial<Order> = {}) {
  const number = `T${process.pid}-${made++}`
  const payablePaise = lines.reduce((sum, { totalPaise }) => sum + totalPaise, 0)
  return {
    project: project.id,
    number,
    student: student.id,
    studentUid: student.uid,
    placedBy: student.id,
    byName: student.name,
    byPhone: student.phone,
    byUid: student.uid,
    byEmail: student.email ?? null,
    status: 'placed',
    lines: lines.map(({ product, totalPaise }) => ({
      product,
      kind: 'course',
      title: 'Course',
      option: null,
      variant: null,
      slug: 'course',
      subject: null,
      pricePaise: totalPaise,
      mrpPaise: totalPaise,
      quantity: 1,
      totalPaise,
      upgradePaise: 0,
      couponPaise: 0,
      netPaise: totalPaise,
      creditsPaise: 0,
      earnsPaise: 0,
      hsn: null,
      tax: { rate: 0, taxablePaise: totalPaise, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 },
      goods: [],
      parts: [],
      validityDays: 30,
      state: 'waiting',
      grants: [],
      bought: { products: [], testSeries: [], testPapers: [], quizzes: [], digitalItems: [], keys: 0 },
    })),
    productKeys: ` ${lines.map(({ product }) => product).join(' ')} `,
    duration: '1 month',
    itemsPaise: payablePaise,
    payablePaise,
    quoteId: number,
    openKey: number,
    placedAt: '2026-11-21T20:15:00.000Z',
    ...values,
  }
}

/** Adds the defaults that Payload would have set. */
export const whole = (data: object) => ({
  paymentStatus: 'pending',
  fulfilment: 'open',
  method: 'online',
  panel: 'web',
  offerPaise: 0,
  upgradePaise: 0,
  couponPaise: 0,
  deliveryPaise: 0,
  feePaise: 0,
  taxPaise: 0,
  creditsPaise: 0,
  roundingPaise: 0,
  refundedPaise: 0,
  netPaymentPaise: 0,
  queue: null,
  rev: 0,
  isSold: false,
  isHeldAgain: false,
  coupons: [],
  reservations: [],
  timeline: [],
  ...data,
})
