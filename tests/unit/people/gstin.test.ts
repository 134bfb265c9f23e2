import { describe, expect, it } from 'vitest'
import { checkCharacter, normaliseGstin, stateOfGstin } from '#domain/people/gstin.ts'
import { STATE_CODES, type StateCode } from '#domain/people/states.ts'

/** A made-up GSTIN with a valid check character. */
const gstinOf = (digits: string): string => {
  const first14 = `${digits}AAAAA0000A1Z`
  return first14 + checkCharacter(first14)
}

describe('a GSTIN', () => {
  // Examples published by GSTIN libraries.
  it.each<[string, StateCode]>([
    ['27AAPFU0939F1ZV', 'MH'],
    ['29AAGCB7383J1Z4', 'KA'],
  ])('%s is valid, of %s', (gstin, state) => expect(stateOfGstin(gstin)).toBe(state))

  it('with any other last character is invalid', () => {
    for (const last of '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ')
      expect(stateOfGstin(`27AAPFU0939F1Z${last}`)).toBe(last === 'V' ? 'MH' : null)
  })

  it('with two adjacent characters swapped is invalid', () => {
    const right = '27AAPFU0939F1ZV'
    for (let at = 0; at < 14; at++) {
      const swapped =
        right.slice(0, at) + (right[at + 1] as string) + (right[at] as string) + right.slice(at + 2)
      if (swapped !== right) expect(stateOfGstin(swapped), swapped).toBeNull()
    }
  })

  it.each([
    '',
    '27AAPFU0939F1Z',
    '27AAPFU0939F1ZVV',
    '27aapfu0939f1zv',
    '27AAPFU0939F0ZV',
    'AAAAPFU0939F1ZV',
  ])('%j is invalid', (gstin) => expect(stateOfGstin(gstin)).toBeNull())

  it('is read with spaces, hyphens and lower case', () =>
    expect(stateOfGstin(normaliseGstin(' 27-aapfu 0939f 1zv '))).toBe('MH'))

  it('of the state codes 00, 25, 28, 39 and 99 is invalid, even with a valid check character', () => {
    for (const digits of ['00', '25', '28', '39', '99'])
      expect(stateOfGstin(gstinOf(digits)), digits).toBeNull()
  })

  it('has a code for every state and union territory', () => {
    const all = Array.from({ length: 38 }, (_, index) => String(index + 1).padStart(2, '0'))
    const states = all.flatMap((digits) => stateOfGstin(gstinOf(digits)) ?? [])
    expect(states.toSorted()).toEqual([...STATE_CODES].toSorted())
  })

  it.each<[string, StateCode]>([
    ['01', 'JK'],
    ['07', 'DL'],
    ['09', 'UP'],
    ['23', 'MP'],
    ['24', 'GJ'],
    ['26', 'DH'],
    ['33', 'TN'],
    ['36', 'TS'],
    ['37', 'AP'],
    ['38', 'LA'],
  ])('starting with %s is of %s', (digits, state) => expect(stateOfGstin(gstinOf(digits))).toBe(state))
})
