import { describe, expect, it } from 'vitest'
import { DAY_COLUMNS } from '#domain/reports/columns.ts'
import { NO_FIGURE } from '#domain/reports/measures.ts'
import { dueReport, reportSubject, reportText } from '#domain/reports/reportMail.ts'

const ZONE = 'Asia/Kolkata'
/** A Monday, at 7:00 in India. */
const MONDAY = Date.parse('2026-11-23T01:30:00Z')
const DAY = 86_400_000
const HOUR = 3_600_000

describe('a report by e-mail', () => {
  it('is due every morning, of the day before', () => {
    for (const days of [0, 1, 5]) expect(dueReport('daily', MONDAY + days * DAY, ZONE)?.days).toBe(1)
    expect(dueReport('daily', MONDAY, ZONE)).toMatchObject({ first: '2026-11-22', last: '2026-11-22' })
  })

  it('is due on Mondays, of the week before', () => {
    expect(dueReport('weekly', MONDAY, ZONE)).toMatchObject({ first: '2026-11-16', last: '2026-11-22' })
    for (const days of [1, 2, 3, 4, 5, 6]) expect(dueReport('weekly', MONDAY + days * DAY, ZONE)).toBeNull()
  })

  it('is sent in the morning in the project’s time zone, and skipped from noon on', () => {
    expect(dueReport('daily', MONDAY - 1, ZONE)).toBeNull()
    expect(dueReport('daily', MONDAY + 5 * HOUR - 1, ZONE)).not.toBeNull()
    expect(dueReport('daily', MONDAY + 5 * HOUR, ZONE)).toBeNull()
    expect(dueReport('daily', MONDAY, 'UTC')).toBeNull()
  })

  it('is never due when it is turned off', () => {
    expect(dueReport('never', MONDAY, ZONE)).toBeNull()
  })

  it('is named by its days', () => {
    expect(reportSubject({ first: '2026-11-22', last: '2026-11-22' })).toBe('Report of 22 Nov')
    expect(reportSubject({ first: '2026-11-16', last: '2026-11-22' })).toBe('Report of 16 Nov to 22 Nov')
  })

  it('has the figures that its recipient may see', () => {
    const paidOrders = { count: 3, sum: 150_000 }
    const day = { day: '2026-11-22', paidOrders, refunds: NO_FIGURE } as never
    const part = (measures: never[]) => [{ columns: DAY_COLUMNS.sales, days: [day], measures }]
    const text = reportText(part(['paidOrders' as never]), 'https://example.org/admin/reports')
    expect(text).toBe(
      'Revenue: ₹1,500\nPaid orders: 3\n\nAll figures by day:\nhttps://example.org/admin/reports',
    )
    expect(reportText(part([]), 'https://example.org')).toBeNull()
  })
})
