import { describe, expect, it } from 'vitest'
import { type ReportedTicket, supportReport } from '#domain/tickets/supportReport.ts'

const HOUR = 3_600_000
const OPENED = Date.UTC(2026, 10, 2, 6)
const NOW = OPENED + 100 * HOUR

/** A ticket opened at OPENED; times in hours after that. */
const ticket = (more: Partial<ReportedTicket> = {}): ReportedTicket => ({
  category: 'order',
  state: 'open',
  openedAt: OPENED,
  firstRepliedAt: null,
  resolvedAt: null,
  firstReplyDueAt: OPENED + 8 * HOUR,
  resolveDueAt: OPENED + 200 * HOUR,
  acknowledgedAt: null,
  redressDueAt: null,
  rating: null,
  ...more,
})
const atHour = (hours: number) => OPENED + hours * HOUR
const resolved = (reply: number, end: number, more: Partial<ReportedTicket> = {}) =>
  ticket({ state: 'resolved', firstRepliedAt: atHour(reply), resolvedAt: atHour(end), ...more })

describe('the report of a month', () => {
  it('counts what was in time, late, and still has time', () => {
    const { opened, firstReply, resolution } = supportReport(
      [resolved(2, 20), resolved(9, 201), ticket(), ticket({ firstReplyDueAt: atHour(101) })],
      NOW,
    )
    expect(opened).toBe(4)
    expect(firstReply).toEqual({ inTime: 1, late: 2, open: 1 })
    expect(resolution).toEqual({ inTime: 1, late: 1, open: 2 })
  })

  it('counts no reply as missing once nobody waits for one', () => {
    const { firstReply } = supportReport([ticket({ state: 'resolved', resolvedAt: atHour(1) })], NOW)
    expect(firstReply).toEqual({ inTime: 0, late: 0, open: 0 })
  })

  it('does not hold the time against the team in which a ticket waits for its student', () => {
    const waits = ticket({ state: 'answered', firstRepliedAt: atHour(1), resolveDueAt: atHour(2) })
    expect(supportReport([waits], NOW).resolution).toEqual({ inTime: 0, late: 0, open: 1 })
  })

  it('does not count merged tickets by themselves, answered or not: the ticket that goes on is counted', () => {
    const report = supportReport(
      [
        resolved(2, 3),
        ticket({ state: 'merged' }),
        ticket({ state: 'merged', firstRepliedAt: atHour(1), resolvedAt: atHour(2), rating: 1 }),
      ],
      NOW,
    )
    expect(report).toMatchObject({ opened: 1, merged: 2, ratings: { count: 0 } })
    expect(report.resolution).toEqual({ inTime: 1, late: 0, open: 0 })
    expect(report.firstReply).toEqual({ inTime: 1, late: 0, open: 0 })
    expect(report.categories.find(({ category }) => category === 'order')).toMatchObject({
      opened: 1,
      active: 0,
    })
  })

  it('says the median of the first replies and the mean of the ratings', () => {
    const replies = [1, 3, 50].map((hours) => resolved(hours, 60, { rating: hours === 1 ? 5 : null }))
    expect(supportReport(replies, NOW)).toMatchObject({
      medianFirstReplyMs: 3 * HOUR,
      ratings: { count: 1, mean: 5 },
    })
    expect(supportReport(replies.slice(0, 2), NOW).medianFirstReplyMs).toBe(2 * HOUR)
    expect(supportReport([], NOW)).toMatchObject({
      medianFirstReplyMs: null,
      ratings: { count: 0, mean: null },
    })
  })

  it('holds complaints to the 48 hours and the month of the law, whatever their state', () => {
    const complaint = (more: Partial<ReportedTicket>) =>
      ticket({ category: 'grievance', redressDueAt: atHour(90), acknowledgedAt: atHour(0), ...more })
    const { complaints } = supportReport(
      [
        complaint({ state: 'resolved', resolvedAt: atHour(80) }),
        complaint({ state: 'answered', firstRepliedAt: atHour(1) }),
        complaint({ acknowledgedAt: atHour(49), redressDueAt: atHour(400) }),
        complaint({ acknowledgedAt: null, redressDueAt: atHour(400) }),
      ],
      NOW,
    )
    expect(complaints).toEqual({
      opened: 4,
      acknowledged: { inTime: 2, late: 2, open: 0 },
      redressed: { inTime: 1, late: 1, open: 2 },
    })
  })
})
