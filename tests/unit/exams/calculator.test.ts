import { describe, expect, test } from 'vitest'
import { calculate, resultText } from '#domain/exams/calculator/calculate.ts'

const shown = (text: string, unit?: 'degrees' | 'radians'): string | null => {
  const value = calculate(text, unit)
  return value === null ? null : resultText(value)
}

describe('the calculator of the hall', () => {
  test.each([
    ['1+2×3', '7'],
    ['(1+2)×3', '9'],
    ['0.1+0.2', '0.3'],
    ['10÷4', '2.5'],
    ['2−5', '-3'],
    ['−2^2', '-4'],
    ['2^3^2', '512'],
    ['10^-3', '0.001'],
    ['2*-3', '-6'],
    ['5!', '120'],
    ['50%', '0.5'],
    ['√16', '4'],
    ['√2×√2', '2'],
    ['2π', '6.283185307'],
    ['3(4+1)', '15'],
    ['log 1000', '3'],
    ['ln e', '1'],
    ['6.02e23×2', '1.204e+24'],
    ['(2+3', '5'],
  ])('%s is %s', (text, result) => {
    expect(shown(text)).toBe(result)
  })
  test.each([
    ['sin 30', 'degrees', '0.5'],
    ['sin 180', 'degrees', '0'],
    ['cos 60', 'degrees', '0.5'],
    ['tan 45', 'degrees', '1'],
    ['asin 1', 'degrees', '90'],
    ['sin (π÷2)', 'radians', '1'],
    ['atan 1×4', 'radians', '3.141592654'],
  ] as const)('%s in %s is %s', (text, unit, result) => {
    expect(shown(text, unit)).toBe(result)
  })
  test.each([
    '',
    '1÷0',
    '√−1',
    '2+',
    '1)',
    'tan 90',
    '171!',
    '2.5!',
    'abc',
    '1..2',
    'alert(1)',
    '9'.repeat(201),
  ])('%s has no result', (text) => {
    expect(calculate(text)).toBeNull()
  })
})
