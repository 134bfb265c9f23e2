import { expect, it } from 'vitest'
import type { OrderLine } from '#domain/orders/OrderLineSchema.ts'
import type { OrderEvent } from '#domain/orders/OrderSchemas.ts'
import { partOfOrder } from '#domain/orders/partOfOrder.ts'

const TAX = { rate: 1800, taxablePaise: 0, cgstPaise: 90, sgstPaise: 90, igstPaise: 0 }

const line = (product: string, more: Partial<OrderLine> = {}): OrderLine => ({
  product,
  kind: 'course',
  title: `Title of ${product}`,
  option: null,
  variant: null,
  slug: product,
  subject: null,
  pricePaise: 8_000,
  mrpPaise: 10_000,
  quantity: 2,
  totalPaise: 16_000,
  upgradePaise: 1_000,
  couponPaise: 2_000,
  netPaise: 13_000,
  creditsPaise: 500,
  earnsPaise: 0,
  tax: TAX,
  hsn: null,
  goods: [],
  parts: [],
  validityDays: 365,
  state: 'waiting',
  grants: [],
  bought: { products: [], testSeries: [], testPapers: [], quizzes: [], digitalItems: [], keys: 0 },
  ...more,
})
const event = (name: OrderEvent['event'], text: string | null, paise: number | null = null): OrderEvent => ({
  at: 1,
  event: name,
  by: null,
  text,
  paise,
  isInternal: false,
})

const ORDER = {
  lines: [line('a'), line('b', { validityDays: 30, netPaise: 99_900, totalPaise: 99_900 })],
  timeline: [
    event('placed', null, 112_900),
    event('packed', 'Title of a'),
    event('packed', 'Title of b'),
    event('soldOut', 'Title of b'),
  ],
  paymentStatus: 'paid',
  delivery: { option: 'fast', label: 'Fast', paise: 4_700, tax: TAX },
}

it('has the lines and sums of the products alone', () => {
  const part = partOfOrder(ORDER, ['a', 'nothing'])
  expect(part.lines.map(({ product }) => product)).toEqual(['a'])
  expect(part).toMatchObject({
    itemsPaise: 20_000,
    offerPaise: 4_000,
    upgradePaise: 1_000,
    couponPaise: 2_000,
    taxPaise: 180,
    creditsPaise: 500,
    payablePaise: 12_500,
    deliveryPaise: 0,
    feePaise: 0,
    roundingPaise: 0,
    duration: '1 year',
    couponCodes: null,
    coupons: [],
  })
  expect(part.itemsPaise - part.offerPaise - part.upgradePaise - part.couponPaise - part.creditsPaise).toBe(
    part.payablePaise,
  )
})

it('has no amounts or other lines in timeline and delivery', () => {
  const part = partOfOrder(ORDER, ['a'])
  expect(part.timeline.map(({ event: name, text, paise }) => [name, text, paise])).toEqual([
    ['placed', null, null],
    ['packed', 'Title of a', null],
  ])
  expect(part.delivery).toMatchObject({ label: 'Fast', paise: 0, tax: { cgstPaise: 0 } })
  expect(JSON.stringify(part)).not.toMatch(/99900|112900|4700|Title of b/)
})

it('has events of its own line of two with one title, and no return of both', () => {
  const timeline: OrderEvent[] = [
    { ...event('delivered', 'Atlas'), line: 0, ref: 'parcel-1' },
    { ...event('delivered', 'Atlas'), line: 1, ref: 'parcel-2' },
    { ...event('fulfilled', 'Atlas'), line: 0, ref: null },
    { ...event('returned', 'Atlas, Atlas'), line: null, ref: 'return-1' },
  ]
  const order = { ...ORDER, lines: ORDER.lines.map((one) => ({ ...one, title: 'Atlas' })), timeline }
  expect(partOfOrder(order, ['b']).timeline).toMatchObject([{ event: 'delivered', line: 0, ref: 'parcel-2' }])
  expect(partOfOrder(order, ['a', 'b']).timeline).toHaveLength(4)
})

it('includes refunds only when they cover all of it', () => {
  expect(partOfOrder({ ...ORDER, paymentStatus: 'partlyRefunded' }, ['a']).refundedPaise).toBe(0)
  expect(partOfOrder({ ...ORDER, paymentStatus: 'refunded' }, ['a']).refundedPaise).toBe(12_500)
})

it('is empty without any of the products', () => {
  const part = partOfOrder({ ...ORDER, timeline: null, delivery: null }, [])
  expect([part.lines, part.payablePaise, part.duration, part.delivery, part.timeline]).toEqual([
    [],
    0,
    null,
    null,
    [],
  ])
})
