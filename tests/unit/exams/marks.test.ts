import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  add,
  clamp,
  compare,
  isEqual,
  multiply,
  negate,
  subtract,
  sum,
} from '#domain/exams/marks/arithmetic.ts'
import { addDecimals, compareDecimals, DECIMAL, negateDecimal } from '#domain/exams/marks/decimals.ts'
import { type Fraction, fraction, gcd, MarksSchema, ZERO } from '#domain/exams/marks/Fraction.ts'
import { marksText } from '#domain/exams/marks/marksText.ts'
import { parseMarks } from '#domain/exams/marks/parseMarks.ts'
import {
  commonDenominator,
  fromWire,
  MAX_PAPER_DENOMINATOR,
  toWire,
  WireMarksSchema,
} from '#domain/exams/marks/wireMarks.ts'

const anyFraction = fc
  .tuple(fc.integer({ min: -100_000, max: 100_000 }), fc.integer({ min: 1, max: 1000 }))
  .map(([num, den]) => fraction(num, den))

describe('a fraction', () => {
  it('is reduced and has a positive denominator', () => {
    expect(fraction(2, 6)).toEqual({ num: 1, den: 3 })
    expect(fraction(2, -6)).toEqual({ num: -1, den: 3 })
    expect(fraction(0, -6)).toEqual(ZERO)
    expect(Object.is(fraction(0, -6).num, 0)).toBe(true)
  })

  it.each([
    [1, 0],
    [0, 0],
    [Number.NaN, 1],
    [Number.POSITIVE_INFINITY, 1],
    [1, Number.NaN],
    [0.5, 1],
    [Number.MAX_SAFE_INTEGER + 1, 1],
  ])('cannot be made of %s and %s', (num, den) => {
    expect(() => fraction(num, den)).toThrow(RangeError)
  })

  it('never goes beyond safe integers without an error, nor fails while the result is one', () => {
    const most = fraction(Number.MAX_SAFE_INTEGER)
    expect(() => add(most, fraction(1))).toThrow(RangeError)
    expect(() => multiply(most, most)).toThrow(RangeError)
    expect(multiply(most, fraction(1, Number.MAX_SAFE_INTEGER))).toEqual({ num: 1, den: 1 })
    expect(compare(most, fraction(Number.MAX_SAFE_INTEGER - 1))).toBe(1)
  })

  it('follows the laws of arithmetic', () => {
    fc.assert(
      fc.property(anyFraction, anyFraction, anyFraction, (a, b, c) => {
        expect(add(a, b)).toEqual(add(b, a))
        expect(add(add(a, b), c)).toEqual(add(a, add(b, c)))
        expect(multiply(a, add(b, c))).toEqual(add(multiply(a, b), multiply(a, c)))
        expect(subtract(add(a, b), b)).toEqual(a)
        expect(add(a, negate(a))).toEqual(ZERO)
        expect(Math.sign(compare(a, b))).toBe(-Math.sign(compare(b, a)) + 0)
        expect(isEqual(a, b)).toBe(a.num === b.num && a.den === b.den)
        expect(gcd(BigInt(a.num), BigInt(a.den))).toBe(1n)
      }),
    )
  })

  it('adds thirds and hundredths without an error of rounding', () => {
    expect(sum(Array.from({ length: 300 }, () => fraction(-1, 3)))).toEqual(fraction(-100))
    expect(sum(Array.from({ length: 100 }, () => fraction(-66, 100)))).toEqual(fraction(-66))
    expect(sum([])).toEqual(ZERO)
  })

  it('is kept between two bounds', () => {
    expect(clamp(fraction(5), ZERO, fraction(4))).toEqual(fraction(4))
    expect(clamp(fraction(-5), fraction(-1, 3), fraction(4))).toEqual(fraction(-1, 3))
    expect(clamp(fraction(1, 3), ZERO, fraction(4))).toEqual(fraction(1, 3))
  })
})

describe('typed marks', () => {
  test.each<[string, Fraction]>([
    ['4', { num: 4, den: 1 }],
    ['+4', { num: 4, den: 1 }],
    ['-1/3', { num: -1, den: 3 }],
    ['\u22121/3', { num: -1, den: 3 }],
    ['2/6', { num: 1, den: 3 }],
    ['-0.66', { num: -33, den: 50 }],
    [' 0.5 ', { num: 1, den: 2 }],
    ['-0', { num: 0, den: 1 }],
    ['10000', { num: 10_000, den: 1 }],
  ])('%s are read exactly', (text, marks) => {
    expect(parseMarks(text)).toEqual(marks)
  })

  test.each([
    '',
    ' ',
    'x',
    '1 1/3',
    '1/0',
    '1/2/3',
    '--1',
    '1e3',
    '0x10',
    'NaN',
    'Infinity',
    '1,000',
    '.5',
    '5.',
    '10001',
    '0.0001',
    '1/1001',
    '1.5/2',
    '१',
    'x'.repeat(10_000_000),
  ])('%.20s are refused', (text) => {
    expect(parseMarks(text)).toBeNull()
  })
})

describe('marks as text', () => {
  test.each<[Fraction, string]>([
    [fraction(4), '4'],
    [ZERO, '0'],
    [fraction(-33, 50), '-0.66'],
    [fraction(-1, 3), '-1/3'],
    [fraction(10, 3), '3 1/3'],
    [fraction(-10, 3), '-3 1/3'],
    [fraction(1, 4), '0.25'],
    [fraction(1, 8), '0.125'],
    [fraction(-5, 2), '-2.5'],
    [fraction(6, 7), '6/7'],
    [fraction(1, 1024), '1/1024'],
    [fraction(101, 100), '1.01'],
  ])('of %j are %s', (marks, text) => {
    expect(marksText(marks)).toBe(text)
  })

  it('can be read again where they are no mixed number', () => {
    fc.assert(
      fc.property(anyFraction, (marks) => {
        const text = marksText(marks)
        if (!text.includes(' ') && Math.abs(marks.num) <= 10_000 * marks.den && marks.den <= 1000)
          expect(parseMarks(text)).toEqual(
            text.includes('.') && (text.split('.')[1]?.length ?? 0) > 3 ? null : marks,
          )
      }),
    )
  })
})

describe('marks between server and site', () => {
  it('are integers over one denominator of the paper', () => {
    const den = commonDenominator([fraction(4), fraction(-1, 3), fraction(-33, 50)])
    expect(den).toBe(150)
    const wire = toWire(fraction(-1, 3), 150)
    expect(WireMarksSchema.parse(wire)).toEqual({ num: -50, den: 150, text: '-1/3' })
    expect(fromWire(wire)).toEqual(fraction(-1, 3))
    expect(commonDenominator([])).toBe(1)
  })

  it('need a denominator that fits them and is not beyond the limit', () => {
    expect(() => toWire(fraction(1, 7), 150)).toThrow(RangeError)
    expect(commonDenominator([997, 991, 983].map((den) => fraction(1, den)))).toBeNull()
    expect(MAX_PAPER_DENOMINATOR).toBe(1_000_000)
  })
})

describe('marks of a scheme', () => {
  it('are reduced while they are parsed', () => {
    expect(MarksSchema.parse({ num: -2, den: 6 })).toEqual({ num: -1, den: 3 })
  })

  it.each([
    { num: 1, den: 0 },
    { num: 1.5, den: 1 },
    { num: Number.NaN, den: 1 },
    { num: Number.POSITIVE_INFINITY, den: 1 },
    { num: 1, den: 1001 },
    { num: 10_001, den: 1 },
    { num: '1', den: 1 },
    { num: 1, den: 1, key: 'b' },
    null,
    4,
  ])('cannot be %j', (value) => {
    expect(MarksSchema.safeParse(value).success).toBe(false)
  })
})

describe('decimals', () => {
  it('are compared exactly', () => {
    expect(compareDecimals('0.1', '0.10000000000001')).toBe(-1)
    expect(compareDecimals('-2.5', '-2.45')).toBe(-1)
    expect(compareDecimals('100000000000000', '99999999999999.9')).toBe(1)
    expect(compareDecimals('-0.5', '0')).toBe(-1)
  })

  it('are added and negated exactly', () => {
    expect(addDecimals('0.1', '0.2')).toBe('0.3')
    expect(addDecimals('2.5', '-0.05')).toBe('2.45')
    expect(addDecimals('0.5', '-0.5')).toBe('0')
    expect(addDecimals('-0.75', '0.5')).toBe('-0.25')
    expect(addDecimals('9', '1')).toBe('10')
    expect(negateDecimal('0')).toBe('0')
    expect(negateDecimal('-1.5')).toBe('1.5')
    expect(negateDecimal('1.5')).toBe('-1.5')
  })

  it('have one form', () => {
    expect(['0', '-1', '2.5', '0.05'].every((text) => DECIMAL.test(text))).toBe(true)
    expect(['-', '2.50', '05', '1.', '.5', '1e3', '+1', ''].some((text) => DECIMAL.test(text))).toBe(false)
  })
})
