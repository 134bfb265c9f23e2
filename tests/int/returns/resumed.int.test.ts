import { describe, expect, it } from 'vitest'
import { sweepPayments } from '#cms/jobs/sweepPayments.ts'
import { approveReturn, receiveReturn, refuseReturn } from '#cms/operations/returns/decideReturn.ts'
import { conditionalUpdate } from '#database/guard.ts'
import type { Refund, Return } from '#payload-types'
import { createBook, stockOf } from '#tests/support/shop/sell.ts'
import { buyAt, orderRow } from '#tests/support/shop/shopper.ts'
import { giveCredits } from '#tests/support/wallets.ts'
import { openReturns, wantedLine } from './openReturns.ts'

const { shop, student, requestReturn, rowsOf, decision, availableCredits, deliver } = openReturns()

describe('after a kill', () => {
  it('the sweeper finishes a decided return without repeating a step', async () => {
    const book = await createBook(shop.payload, shop.project, 9)
    await giveCredits(shop.payload, shop.project, student.person, 20_000)
    const order = await buyAt(shop.payload, shop.project, student.browser, {
      items: [{ product: book.id, quantity: 2 }],
      address: student.address,
      credits: 20_000,
    })
    await deliver(order)
    const { body } = await requestReturn(order, [wantedLine('damaged', 2)])
    const id = body.returns[0] as string
    await approveReturn(decision(id))
    await receiveReturn({ ...decision(id), grades: ['asNew'] })
    const end = await orderRow(shop.payload, order)
    // As if the process had died just before its last step: the sweeper repeats all of them.
    for (const later of [0, 10 * 60_000]) {
      await conditionalUpdate({
        payload: shop.payload,
        collection: 'returns',
        where: { id: { equals: id } },
        data: { state: 'refunding', pendingTask: 'refund', rev: { $inc: 1 } as never },
      })
      await sweepPayments(shop.payload, new Date(Date.now() + later))
    }
    expect((await rowsOf<Return>('returns', order))[0]).toMatchObject({ state: 'done', pendingTask: null })
    expect(await orderRow(shop.payload, order)).toMatchObject({
      refundedPaise: end.refundedPaise,
      returnedEntries: end.returnedEntries,
    })
    expect(await rowsOf<Refund>('refunds', order)).toHaveLength(1)
    expect(await availableCredits()).toBe(20_000)
    expect((await stockOf(shop.payload, String(book.id))).available).toBe(9)
  })

  it('the sweeper reserves the pieces of a request that was interrupted', async () => {
    const order = await buyAt(shop.payload, shop.project, student.browser, {
      items: [{ product: shop.course.id }],
    })
    const { body } = await requestReturn(order, [wantedLine()])
    const id = body.returns[0] as string
    await refuseReturn(decision(id))
    await conditionalUpdate({
      payload: shop.payload,
      collection: 'returns',
      where: { id: { equals: id } },
      data: { state: 'requested', pendingTask: 'request', rev: { $inc: 1 } as never },
    })
    await sweepPayments(shop.payload, new Date())
    expect((await orderRow(shop.payload, order)).pendingReturns).toEqual([{ id, quantities: [1] }])
    expect((await rowsOf<Return>('returns', order))[0]).toMatchObject({
      state: 'requested',
      pendingTask: null,
    })
  })
})
