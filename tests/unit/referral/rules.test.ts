import { describe, expect, it } from 'vitest'
import { IFSC, PAN, payoutTax, UPI_ID } from '#domain/referral/payoutTax.ts'
import { type ReferralRules, rewardOf } from '#domain/referral/rewardOf.ts'
import { canReferralMove, REFERRAL_STATES } from '#domain/referral/states.ts'

const RULES: ReferralRules = {
  isOn: true,
  rate: 1000,
  flatPaise: 5000,
  mostPaise: 20_000,
  orderFromPaise: 50_000,
}

describe('the reward for a friend’s first order', () => {
  it.each([
    ['a part of it and an amount, in whole rupees', {}, 100_050, 15_000],
    ['its most at most', {}, 400_000, 20_000],
    ['nothing below the minimum order', {}, 49_900, 0],
    ['nothing while it is off', { isOn: false }, 400_000, 0],
    ['never more than was paid', { orderFromPaise: 0, flatPaise: 90_000, mostPaise: null }, 3050, 3000],
    ['nothing for nothing', { orderFromPaise: 0 }, 0, 0],
  ] as const)('%s', (_, more, paid, reward) => {
    expect(rewardOf({ ...RULES, ...more }, paid)).toBe(reward)
  })
})

describe('a friend', () => {
  it('changes its state only as in the table', () => {
    const moves = REFERRAL_STATES.flatMap((from) =>
      REFERRAL_STATES.filter((to) => canReferralMove(from, to)).map((to) => `${from} ${to}`),
    )
    expect(moves).toEqual([
      'joined review',
      'joined pending',
      'joined blocked',
      'review pending',
      'review reversed',
      'review blocked',
      'pending earned',
      'pending reversed',
      'earned reversed',
    ])
  })
})

describe('the tax of a payout', () => {
  const LAW = { freePaise: 2_000_000, rate: 200, rateWithoutPan: 2000 }
  it.each([
    [
      'is nothing up to the free amount',
      { paise: 2_000_000, paidPaise: 0, deductedPaise: 0, hasPan: true },
      0,
    ],
    [
      'is due on the whole year’s payouts once that is exceeded',
      { paise: 500_000, paidPaise: 2_000_000, deductedPaise: 0, hasPan: true },
      50_000,
    ],
    [
      'is due only on the payout afterwards',
      { paise: 100_000, paidPaise: 2_500_000, deductedPaise: 50_000, hasPan: true },
      2000,
    ],
    [
      'is higher without a PAN, and never more than the payout',
      { paise: 100_000, paidPaise: 2_000_000, deductedPaise: 0, hasPan: false },
      100_000,
    ],
  ] as const)('%s', (_, payout, kept) => {
    expect(payoutTax(LAW, payout)).toBe(kept)
  })
})

it('PAN, UPI id and IFSC are validated', () => {
  expect([PAN.test('ABCDE1234F'), PAN.test('ABCD1234F'), PAN.test('abcde1234f')]).toEqual([
    true,
    false,
    false,
  ])
  expect([UPI_ID.test('someone@bank'), UPI_ID.test('someone'), UPI_ID.test('a@b c')]).toEqual([
    true,
    false,
    false,
  ])
  expect([IFSC.test('HDFC0001234'), IFSC.test('HDFC1001234')]).toEqual([true, false])
})
