import { describe, expect, it } from 'vitest'
import { BUYERS, RARE } from '../../bench/benchShop.ts'
import type { Outcome } from '../../bench/pairs/Buyer.ts'
import { judgeRush } from '../../bench/pairs/judgeRush.ts'

const ended = (outcome: Outcome, count: number): PromiseSettledResult<Outcome>[] =>
  Array.from({ length: count }, () => ({ status: 'fulfilled', value: outcome }))
const failed: PromiseSettledResult<Outcome> = { status: 'rejected', reason: new Error('answered 500') }
const fair = [...ended('paid', RARE), ...ended('soldOut', BUYERS - RARE)]
const books = { free: 0, paid: RARE }

describe('a rush', () => {
  it('passes when everything is sold once, everybody else is refused, and it took less than twice its aim', () => {
    const { text, faults } = judgeRush(3999, fair, books)
    expect(faults).toEqual([])
    expect(text).toContain(`${RARE} paid and ${BUYERS - RARE} refused as sold out in 4.00 s`)
  })

  it.each([
    ['too slow', 4001, fair, books, 'settled after'],
    ['sold too often', 900, fair, { free: 0, paid: RARE + 1 }, `the books have ${RARE + 1} paid orders`],
    ['not sold out', 900, fair, { free: 1, paid: RARE }, '1 are free'],
    ['without a stock', 900, fair, { free: Number.NaN, paid: RARE }, 'NaN are free'],
    ['a call that failed', 900, [...fair.slice(0, -1), failed], books, '1 calls failed: answered 500'],
    [
      'a receipt too many',
      900,
      [...ended('paid', 1), ...fair.slice(0, -1)],
      books,
      `${RARE + 1} buyers have`,
    ],
  ])('that is %s is reported', (_what, tookMs, results, found, fault) => {
    const { faults } = judgeRush(tookMs, results, found)
    expect(faults).toHaveLength(1)
    expect(faults[0]).toContain(`i: ${fault}`)
  })
})
