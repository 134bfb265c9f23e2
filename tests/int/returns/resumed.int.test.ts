import { describe, expect, it } from 'vitest'
import { sweepPayments } from '#cms/jobs/sweepPayments.ts'
import { approveReturn, receiveReturn, refuseReturn } from '#cms/operations/returns/decideReturn.ts'
import { conditionalUpdate } from '#database/guard.ts'
import type { Refund, Return } from '#payload-types'
import { createBook, stockOf } from '#tests/support/shop/sell.ts'
import { buyAt, orderRow } from '#tests/support/shop/shopper.ts'
import { giveCredits } from '#tests/support/wallets.ts'
import { one, openReturns } from './openReturns.ts'

const { shop, me, ask, rows, desk, available, deliver } = openReturns()

describe('after a kill at any step', () => {
  it('a decided return is finished by the sweeper, each thing once', async () => {
    const book = await createBook(shop.payload, shop.project, 9)
    await giveCredits(shop.payload, shop.project, me.person, 20_000)
    const order = await buyAt(shop.payload, shop.project, me.browser, {
      items: [{ product: book.id, quantity: 2 }],
      ...{ address: me.address, credits: 20_000 },
    })
    await deliver(order)
    const { body } = await ask(order, [one('damaged', 2)])
    const id = body.returns[0] as string
    await approveReturn(desk(id))
    await receiveReturn({ ...desk(id), grades: ['asNew'] })
    const end = await orderRow(shop.payload, order)
    // As if the process had died after every step and just before the last one: all of it is done again.
    for (const later of [0, 10 * 60_000]) {
      await conditionalUpdate({
        payload: shop.payload,
        collection: 'returns',
        where: { id: { equals: id } },
        data: { state: 'refunding', pendingTask: 'refund', rev: { $inc: 1 } as never },
      })
      await sweepPayments(shop.payload, new Date(Date.now() + later))
    }
    expect((await rows<Return>('returns', order))[0]).toMatchObject({ state: 'done', pendingTask: null })
    expect(await orderRow(shop.payload, order)).toMatchObject({
      ...{ refundedPaise: end.refundedPaise, returnedEntries: end.returnedEntries },
    })
    expect(await rows<Refund>('refunds', order)).toHaveLength(1)
    expect(await available()).toBe(20_000)
    expect((await stockOf(shop.payload, String(book.id))).available).toBe(9)
  })

  it('a request that had not got its pieces yet gets them, or is taken back', async () => {
    const order = await buyAt(shop.payload, shop.project, me.browser, {
      items: [{ product: shop.course.id }],
    })
    const { body } = await ask(order, [one()])
    const id = body.returns[0] as string
    await refuseReturn(desk(id))
    await conditionalUpdate({
      payload: shop.payload,
      collection: 'returns',
      where: { id: { equals: id } },
      data: { state: 'asked', pendingTask: 'request', rev: { $inc: 1 } as never },
    })
    await sweepPayments(shop.payload, new Date())
    expect((await orderRow(shop.payload, order)).pendingReturns).toEqual([{ id, quantities: [1] }])
    expect((await rows<Return>('returns', order))[0]).toMatchObject({ state: 'asked', pendingTask: null })
  })
})
