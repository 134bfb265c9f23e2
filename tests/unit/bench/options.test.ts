import { describe, expect, it } from 'vitest'
import { SHOP_LETTERS } from '../../bench/measureShop.ts'
import { parseOptions } from '../../bench/options.ts'

describe('the options of the benchmark', () => {
  it('select everything by default, or the named pairs', () => {
    expect(parseOptions([])).toMatchObject({ seconds: 5, rounds: 5 })
    expect(parseOptions([]).only).toEqual(expect.arrayContaining(['a', 'h', 'i', 'browser']))
    expect(parseOptions(['--only=h,i', '--seconds=2', '--rounds=1'])).toEqual({
      only: [...SHOP_LETTERS],
      seconds: 2,
      rounds: 1,
    })
  })

  it('are refused for unknown names and values out of bounds', () => {
    expect(() => parseOptions(['--only=h,z'])).toThrow(
      'a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, browser',
    )
    expect(() => parseOptions(['--rounds=0'])).toThrow('--rounds must be 1 to 20')
    expect(() => parseOptions(['--seconds=61'])).toThrow('--seconds must be 1 to 60')
  })
})
