import { describe, expect, it } from 'vitest'
import { figuresOfOrder } from '#domain/reports/figuresOfOrder.ts'
import { type DailyFigure, measuresOf, NO_FIGURE, SOURCES, WHOLE } from '#domain/reports/measures.ts'
import { anomalyNote, isUnusual, type Payments, successRate } from '#domain/reports/paymentHealth.ts'
import { dayRows, reportPeriodOf, totalOf } from '#domain/reports/report.ts'

describe('the contents of a paid order', () => {
  const line = { product: 'a', quantity: 2, netPaise: 500, state: 'delivered' as const }

  it('count by product and coupon, and together', () => {
    const figures = figuresOfOrder({
      lines: [line, { ...line, product: 'b', quantity: 1, netPaise: 100 }],
      coupons: [{ id: 'c', discountPaise: 50 }],
    })
    expect(figures).toEqual([
      { measure: 'productsSold', subject: 'a', count: 2, sum: 500 },
      { measure: 'productsSold', subject: WHOLE, count: 2, sum: 500 },
      { measure: 'productsSold', subject: 'b', count: 1, sum: 100 },
      { measure: 'productsSold', subject: WHOLE, count: 1, sum: 100 },
      { measure: 'couponsUsed', subject: 'c', count: 1, sum: 50 },
      { measure: 'couponsUsed', subject: WHOLE, count: 1, sum: 50 },
    ])
  })

  it('leave out completely refunded lines', () => {
    for (const state of ['returned', 'refunded', 'revoked', 'cancelled'] as const)
      expect(figuresOfOrder({ lines: [{ ...line, state }], coupons: [] }), state).toEqual([])
  })
})

describe('an unusual rate of failed payments', () => {
  const of = (received: number, failed: number): Payments => ({
    received: { count: received, sum: 0 },
    failed: { count: failed, sum: 0 },
  })
  const usual = of(880, 120)

  it('is reported with the payment method, the current rate and the usual rate', () => {
    const methods = [
      { method: 'card', today: of(30, 5), usual },
      { method: 'upi', today: of(61, 39), usual },
    ]
    expect(anomalyNote(methods)).toBe('UPI success 61%, usual 88%')
  })

  it('is reported for the method with the largest drop', () => {
    const methods = [
      { method: 'upi', today: of(61, 39), usual },
      { method: 'card', today: of(20, 40), usual },
    ]
    expect(anomalyNote(methods)).toBe('card success 33%, usual 88%')
  })

  it('requires enough payments, today and before', () => {
    expect(isUnusual(of(5, 14), usual)).toBe(false)
    expect(isUnusual(of(10, 10), of(80, 10))).toBe(false)
    expect(isUnusual(of(10, 10), usual)).toBe(true)
  })

  it('is not reported for chance variation, a small drop, or a higher success rate', () => {
    expect(isUnusual(of(16, 5), usual)).toBe(false)
    expect(isUnusual(of(8000, 1900), usual)).toBe(false)
    expect(isUnusual(of(1000, 1), usual)).toBe(false)
    expect(anomalyNote([{ method: 'upi', today: of(85, 15), usual }])).toBeNull()
  })

  it('is undefined without attempts', () => {
    expect(successRate(of(0, 0))).toBeNull()
    expect(isUnusual(of(0, 0), usual)).toBe(false)
  })
})

describe('a report', () => {
  const figure = (day: string, subject: string, count: number, sum: number): DailyFigure => ({
    day,
    measure: 'productsSold',
    subject,
    count,
    sum,
  })
  const figures = [
    figure('2026-11-25', WHOLE, 3, 300),
    figure('2026-11-25', 'a', 1, 100),
    figure('2026-11-25', 'b', 2, 200),
    figure('2026-11-26', WHOLE, 1, 150),
    figure('2026-11-26', 'a', 1, 150),
    figure('2026-11-26', 'c', 0, 0),
  ]

  it('has a row for each day, also without figures', () => {
    const rows = dayRows(figures, ['productsSold'], ['2026-11-24', '2026-11-25', '2026-11-26'])
    expect(rows.map(({ productsSold }) => productsSold.sum)).toEqual([0, 300, 150])
    expect(totalOf(rows, 'productsSold')).toEqual({ count: 4, sum: 450 })
    expect(totalOf<'refunds'>([], 'refunds')).toEqual(NO_FIGURE)
  })

  it('shows 30 days by default', () => {
    expect(reportPeriodOf('365').days).toBe(365)
    for (const value of [undefined, '0', '9999', ['7']]) expect(reportPeriodOf(value).days).toBe(30)
  })
})

it('every measure belongs to the collection whose rows it counts', () => {
  const all = SOURCES.flatMap((source) => measuresOf(source))
  expect(new Set(all).size).toBe(all.length)
  expect(all).toEqual(expect.arrayContaining(['paidOrders', 'productsSold', 'couponsUsed', 'doubtsAsked']))
})
