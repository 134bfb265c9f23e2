import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountInWords } from '#domain/invoices/amountInWords.ts'
import { financialYear, indianMonth, monthRange, monthsOfYear } from '#domain/invoices/financialYear.ts'
import { invoiceNumber } from '#domain/invoices/invoiceNumber.ts'
import { amountText, dayText, fileNameOf } from '#domain/invoices/texts.ts'
import { gstStateOf, stateTaxName } from '#domain/people/gstState.ts'

const indianTime = (india: string) => Date.parse(`${india}+05:30`)

describe('the financial year', () => {
  it.each([
    ['2026-03-31T23:59:59.999', '25-26'],
    ['2026-04-01T00:00:00.000', '26-27'],
    ['2026-12-31T23:59:59.999', '26-27'],
    ['2027-01-01T00:00:00.000', '26-27'],
    ['2099-04-01T00:00:00.000', '99-00'],
  ])('of %s in India is %s', (moment, year) => expect(financialYear(indianTime(moment))).toBe(year))

  it('has twelve contiguous months from April on', () => {
    const months = monthsOfYear('2027-02')
    expect(months).toEqual([
      '2026-04',
      '2026-05',
      '2026-06',
      '2026-07',
      '2026-08',
      '2026-09',
      '2026-10',
      '2026-11',
      '2026-12',
      '2027-01',
      '2027-02',
      '2027-03',
    ])
    expect(monthsOfYear('2026-04')).toEqual(months)
    for (const [index, month] of months.entries()) {
      const { from, to } = monthRange(month)
      expect([indianMonth(from), indianMonth(to - 1)]).toEqual([month, month])
      if (index > 0) expect(from).toBe(monthRange(months[index - 1] as string).to)
    }
  })
})

describe('numbers', () => {
  it.each([
    ['INV', 1, 'INV/26-27/000001'],
    ['CN', 999_999, 'CN/26-27/999999'],
    ['INV', 1_000_000, 'INV/2627/1000000'],
  ])('of the series %s and %i are %s', (series, n, number) =>
    expect(invoiceNumber({ series, year: '26-27', n })).toBe(number),
  )
  it('have at most 16 allowed characters, and are unique', () => {
    const n = fc.oneof(fc.integer({ min: 1, max: 9_999_999 }), fc.constantFrom(999_999, 1_000_000))
    fc.assert(
      fc.property(n, n, fc.constantFrom('IN', 'INV'), (one, other, series) => {
        const numberOf = (value: number) => invoiceNumber({ series, year: '26-27', n: value })
        expect(numberOf(one)).toMatch(/^[A-Z0-9/-]{1,16}$/)
        expect(numberOf(one) === numberOf(other)).toBe(one === other)
      }),
    )
  })
  it('are refused when they would be too long', () => {
    for (const n of [0, -1, 1.5, 10_000_000])
      expect(() => invoiceNumber({ series: 'INV', year: '26-27', n })).toThrow(RangeError)
  })
  it('are safe as file names', () => expect(fileNameOf('INV/26-27/000001')).toBe('INV-26-27-000001.pdf'))
})

describe('amounts', () => {
  it.each([
    [0, 'Rupees Zero Only'],
    [100, 'Rupees One Only'],
    [50, 'Rupees Zero and Fifty Paise Only'],
    [2_499_00, 'Rupees Two Thousand Four Hundred Ninety-Nine Only'],
    [1_00_000_00, 'Rupees One Lakh Only'],
    [
      12_34_567_89,
      'Rupees Twelve Lakh Thirty-Four Thousand Five Hundred Sixty-Seven and Eighty-Nine Paise Only',
    ],
    [1_00_00_000_05, 'Rupees One Crore and Five Paise Only'],
    [12_345_00_00_000_00, 'Rupees Twelve Thousand Three Hundred Forty-Five Crore Only'],
    [20_19_016_11, 'Rupees Twenty Lakh Nineteen Thousand Sixteen and Eleven Paise Only'],
  ])('%i paise in words are %s', (paise, text) => expect(amountInWords(paise)).toBe(text))
  it.each([
    [12_34_567_05, '12,34,567.05'],
    [0, '0.00'],
    [-50, '−0.50'],
  ])('%i paise in figures are %s', (paise, text) => expect(amountText(paise)).toBe(text))
  it('days are those of India', () => {
    expect(dayText(indianTime('2026-11-05T00:10:00'))).toBe('5 Nov 2026')
    expect(dayText(indianTime('2026-12-31T23:50:00'))).toBe('31 Dec 2026')
  })
})

describe('states', () => {
  it('have their GST codes and names of tax', () => {
    expect([gstStateOf('MP').gstCode, gstStateOf('DH').gstCode, gstStateOf('LA').gstCode]).toEqual([
      '23',
      '26',
      '38',
    ])
    expect([stateTaxName('MP'), stateTaxName('CH'), stateTaxName('DL')]).toEqual(['SGST', 'UTGST', 'SGST'])
  })
})
