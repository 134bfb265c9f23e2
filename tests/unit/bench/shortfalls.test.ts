import { describe, expect, it } from 'vitest'
import { browserShortfalls } from '../../bench/browser/browserReport.ts'
import type { Compared } from '../../bench/load/compare.ts'
import { shortfalls, table } from '../../bench/report.ts'

const round = { rate: 1000, p50: 1, p99: 4, cpuMsPerAnswer: null, answers: 5000, failures: 0 }
const compared: Compared = {
  letter: 'x',
  what: 'something',
  peerName: 'peer',
  aim: 10,
  maxMs: 15,
  maxOfPeer: 0.5,
  note: '',
  ours: round,
  peer: { ...round, rate: 90, p99: 50 },
  ratio: 11,
  failures: 0,
  faults: [],
}
const nothing = { ...round, rate: 0, p50: Number.NaN, p99: Number.NaN, answers: 0 }

describe('a failing measurement', () => {
  it('is reported by ratio, times and failures', () => {
    expect(shortfalls([compared])).toEqual([])
    expect(shortfalls([{ ...compared, ratio: 4.9 }])).toEqual([
      'x something: 4.90 is less than 5, with an aim of 10',
    ])
    expect(shortfalls([{ ...compared, ratio: 7, least: 8 }])).toHaveLength(1)
    expect(shortfalls([{ ...compared, rates: { least: 1000, aim: 3000 } }])).toEqual([])
    expect(shortfalls([{ ...compared, rates: { least: 1001, aim: 3000 } }])).toEqual([
      'x something: 1000/s are less than 1001/s, with an aim of 3000/s',
    ])
    expect(shortfalls([{ ...compared, ours: { ...round, p99: 16 } }])).toHaveLength(1)
    expect(shortfalls([{ ...compared, ours: { ...round, p99: 26 }, maxMs: undefined }])).toHaveLength(1)
    expect(shortfalls([{ ...compared, failures: 1 }])).toHaveLength(1)
    expect(shortfalls([{ ...compared, faults: ['late'] }])).toEqual(['x something: late'])
  })

  it('is in the table with all its limits', () => {
    const shown = table([{ ...compared, rates: { least: 40, aim: 150 } }])
    expect(shown).toContain('>= 10, >= 40/s (aim 150/s), p99 <= 15 ms, p99 <= 0.5 of peer')
  })

  it('is one without any response, whose figures are NaN', () => {
    const faults = shortfalls([{ ...compared, ours: nothing, peer: nothing, ratio: Number.NaN }])
    expect(faults).toHaveLength(4)
    expect(faults.at(-1)).toContain('no correct response')
  })

  it('can be a page in the browser', () => {
    const page = {
      page: 'home',
      vitals: { lcpMs: 1500, cls: 0.01, blockedMs: 100 },
      marks: { accessibility: 100, 'best-practices': 100, seo: 100 },
      faults: [],
    }
    expect(browserShortfalls([page])).toEqual([])
    const late = { ...page, vitals: { lcpMs: 2100, cls: Number.NaN, blockedMs: 100 } }
    expect(browserShortfalls([late])).toHaveLength(2)
    expect(browserShortfalls([{ ...page, marks: { ...page.marks, seo: 99 } }])).toEqual([
      'home: seo scores 99',
    ])
  })
})
