import { describe, expect, it } from 'vitest'
import { SHOP_LETTERS } from '../../bench/measureShop.ts'
import { parseOptions } from '../../bench/options.ts'

describe('the options of the benchmark', () => {
  it('choose everything by default, and what is named otherwise', () => {
    expect(parseOptions([])).toMatchObject({ seconds: 5, rounds: 5 })
    expect(parseOptions([]).only).toEqual(expect.arrayContaining(['a', 'h', 'i', 'browser']))
    expect(parseOptions(['--only=h,i', '--seconds=2', '--rounds=1'])).toEqual({
      only: [...SHOP_LETTERS],
      seconds: 2,
      rounds: 1,
    })
  })

  it('are refused with the names there are when one is unknown, and outside of their bounds', () => {
    expect(() => parseOptions(['--only=h,z'])).toThrow('a, b, c, d, e, f, g, h, i, j, k, browser')
    expect(() => parseOptions(['--rounds=0'])).toThrow('--rounds must be 1 to 20')
    expect(() => parseOptions(['--seconds=61'])).toThrow('--seconds must be 1 to 60')
  })
})
