// Covers who may request, withdraw and decide returns.

import { describe, expect, it } from 'vitest'
import { buyAt, openShopper, orderRow, type Shopper } from '#tests/support/shop/shopper.ts'
import { openReturns, wantedLine } from './openReturns.ts'

const { shop, student, requestReturn } = openReturns()

describe('a return', () => {
  it('is requested and withdrawn by the buyer alone and decided by staff alone', async () => {
    const order = await buyAt(shop.payload, shop.project, student.browser, {
      items: [{ product: shop.course.id }],
    })
    const stranger: Shopper = await openShopper(shop.payload, shop.project)
    for (const path of ['/order/returnable', '/order/returnestimate', '/order/return'])
      expect(
        (
          await stranger.browser.post(path, {
            orderId: order,
            lines: [wantedLine()],
            way: 'source',
            requestKey: 'of-a-stranger',
          })
        ).status,
        path,
      ).toBe(404)
    const { body } = await requestReturn(order, [wantedLine()])
    const id = body.returns[0] as string
    expect((await stranger.browser.post('/order/withdrawreturn', { id })).status).toBe(404)
    expect(
      (await student.browser.post('/sales/decidereturn', { id, act: 'approve', answer: '' })).status,
    ).toBe(403)
    expect((await student.browser.post('/order/withdrawreturn', { id })).body).toMatchObject({
      apiSuccess: true,
    })
    const after = await orderRow(shop.payload, order)
    expect(after.pendingReturns).toEqual([])
    expect(after.timeline.slice(-2)).toMatchObject([
      { event: 'returnAsked', ref: id },
      { event: 'returnWithdrawn', ref: id, by: null },
    ])
    expect((await student.browser.post('/order/withdrawreturn', { id })).body).toMatchObject({
      code: 'returnNotPossible',
    })
  })
})
