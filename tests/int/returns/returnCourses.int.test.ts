// Covers the refund of a course after an approved request.

import { describe, expect, it } from 'vitest'
import { approveReturn } from '#cms/operations/returns/decideReturn.ts'
import { pendingOf } from '#domain/wallets/Wallet.ts'
import type { Entitlement } from '#payload-types'
import { buyAt, orderRow } from '#tests/support/shop/shopper.ts'
import { walletOf } from '#tests/support/wallets.ts'
import { openReturns, wantedLine } from './openReturns.ts'

const { shop, student, estimate, requestReturn, rowsOf, decision, availableCredits } = openReturns()

describe('a course', () => {
  it('is refunded into credits on request, loses its cashback and closes', async () => {
    const order = await buyAt(shop.payload, shop.project, student.browser, {
      items: [{ product: shop.course.id }],
    })
    expect(pendingOf(await walletOf(shop.payload, student.person))).toBe(24_900)
    const { body: estimated } = await estimate(order, [wantedLine('notAsDescribed')])
    const { body } = await requestReturn(order, [wantedLine('notAsDescribed')], { way: 'credits' })
    await approveReturn(decision(body.returns[0] as string))
    const row = await orderRow(shop.payload, order)
    expect(row).toMatchObject({ paymentStatus: 'refunded', lines: [{ state: 'revoked' }] })
    expect(await availableCredits()).toBe(estimated.figures.paidPaise)
    expect(pendingOf(await walletOf(shop.payload, student.person))).toBe(0)
    expect(estimated.figures).toMatchObject({ paidPaise: row.payablePaise, earnedPaise: 24_900 })
    const closed = await rowsOf<Entitlement>('entitlements', order)
    expect(closed.length).toBeGreaterThan(0)
    expect(closed.every(({ revokedAt }) => revokedAt)).toBe(true)
  })
})
