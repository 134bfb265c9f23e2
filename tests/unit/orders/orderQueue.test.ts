import { describe, expect, it } from 'vitest'
import type { LineState } from '#domain/orders/moves.ts'
import { orderNextStep } from '#domain/orders/orderNextStep.ts'
import { orderQueueOf } from '#domain/orders/orderQueue.ts'

type Order = Parameters<typeof orderQueueOf>[0]
const goods = (state: LineState) => ({ state, goods: ['g'] })
const key = (state: LineState) => ({ state, goods: [] })
const order = (values: Partial<Order>): Order => ({
  status: 'confirmed',
  paymentStatus: 'paid',
  method: 'online',
  pendingTask: null,
  lines: [],
  ...values,
})

describe('the queue of an order', () => {
  it.each<[string, Partial<Order>, string | null]>([
    ['with goods to pack', { lines: [goods('waiting')] }, 'pack'],
    ['with goods to pack and keys missing', { lines: [goods('waiting'), key('backordered')] }, 'pack'],
    [
      'to be paid on delivery',
      { paymentStatus: 'due', method: 'cashOnDelivery', lines: [goods('waiting')] },
      'pack',
    ],
    ['whose keys are missing', { lines: [key('backordered')] }, 'fulfil'],
    ['packed, with keys missing', { lines: [goods('packed'), key('backordered')] }, 'fulfil'],
    ['packed', { lines: [goods('packed'), key('fulfilled')] }, null],
    ['on its way', { lines: [goods('shipped')] }, null],
    ['whose parcel came back', { lines: [goods('undelivered')] }, null],
    ['paid, and being fulfilled', { pendingTask: 'fulfil', lines: [goods('waiting')] }, 'fulfil'],
    [
      'whose transfer awaits confirmation',
      { status: 'placed', paymentStatus: 'due', method: 'bankTransfer', lines: [goods('waiting')] },
      'transfer',
    ],
    ['not paid', { status: 'placed', paymentStatus: 'pending', lines: [goods('waiting')] }, null],
    ['refunded', { paymentStatus: 'refunded', lines: [key('waiting')] }, null],
  ])('%s', (_, values, queue) => expect(orderQueueOf(order(values))).toBe(queue))

  it('is that of its next step', () => {
    const rest = { isToPack: false, parcels: [], returns: [], refunds: [] }
    const transfer = order({ status: 'placed', paymentStatus: 'due', method: 'bankTransfer' })
    expect(orderNextStep({ ...transfer, ...rest, method: 'bankTransfer' })?.kind).toBe('confirmTransfer')
    const keys = order({ lines: [key('backordered')] })
    expect(orderNextStep({ ...keys, ...rest, method: 'online' })?.kind).toBe('addKeys')
  })
})
