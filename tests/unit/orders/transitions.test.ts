import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  type LineState,
  ORDER_STATUSES,
  type OrderStatus,
  PAYMENT_STATUSES,
  type PaymentStatus,
} from '#domain/orders/moves.ts'
import {
  applyLineStates,
  ORDER_TRANSITIONS,
  type OrderTransition,
  orderTransition,
} from '#domain/orders/transitions.ts'
import { filesBelow } from '#tests/support/filesBelow.ts'

const NOW = new Date('2026-11-24T06:00:00Z')
const line = (state: LineState) => ({ state })
const order = (
  status: OrderStatus,
  paymentStatus: PaymentStatus,
  states: LineState[] = ['waiting'],
  pendingTask: 'fulfil' | 'ledger' | null = null,
) => ({ id: 7, status, paymentStatus, lines: states.map(line), pendingTask })

const NAMES = Object.keys(ORDER_TRANSITIONS) as OrderTransition[]
/** States of order and payment from which each transition is allowed; `*`: any. */
const FROM: Record<OrderTransition, [OrderStatus[] | '*', PaymentStatus[] | '*']> = {
  paymentStarted: ['*', ['pending', 'failed', 'due']],
  paymentFailed: ['*', ['pending', 'failed', 'due']],
  transferAwaited: ['*', ['pending', 'failed', 'due']],
  soldOnDelivery: [
    ['placed', 'confirmed', 'expired'],
    ['pending', 'failed', 'due'],
  ],
  paid: [
    ['placed', 'confirmed', 'expired'],
    ['pending', 'failed', 'due', 'paid'],
  ],
  cashCollected: ['*', ['pending', 'failed', 'due', 'paid']],
  soldOut: [['placed', 'confirmed', 'expired', 'cancelled'], '*'],
  cancelled: [['placed', 'confirmed', 'expired', 'cancelled'], '*'],
  closedUnpaid: [['placed', 'confirmed', 'expired', 'cancelled'], '*'],
  expired: [['placed', 'expired'], '*'],
  partlyRefunded: ['*', ['paid', 'partlyRefunded']],
  refunded: ['*', ['paid', 'partlyRefunded', 'refunded']],
}

describe('an order as a whole', () => {
  it.each(NAMES)('allows %s only from states of the tables', (name) => {
    const [orders, payments] = FROM[name]
    for (const status of ORDER_STATUSES)
      for (const paymentStatus of PAYMENT_STATUSES) {
        const may =
          (orders === '*' || orders.includes(status)) &&
          (payments === '*' || payments.includes(paymentStatus))
        const transition = () => orderTransition(order(status, paymentStatus), name, NOW)
        if (may) expect(transition, `${status} ${paymentStatus}`).not.toThrow()
        else expect(transition, `${status} ${paymentStatus}`).toThrow(RangeError)
      }
  })

  it('that is paid cannot be paid again, and must be fulfilled', () => {
    expect(orderTransition(order('placed', 'failed'), 'paid', NOW, { paise: 500, text: 'upi' })).toEqual({
      data: {
        status: 'confirmed',
        paymentStatus: 'paid',
        fulfilment: 'waiting',
        pendingTask: 'fulfil',
        openKey: 'closed:7',
        heldUntil: null,
        settling: null,
      },
      events: [{ event: 'paid', paise: 500, text: 'upi' }],
    })
  })

  it('that is cancelled has nothing due, and all lines are cancelled', () => {
    const { data, events } = orderTransition(
      order('confirmed', 'due', ['waiting', 'cancelled']),
      'cancelled',
      NOW,
      { by: 'Asha', text: 'No stock' },
    )
    expect(data).toMatchObject({ status: 'cancelled', paymentStatus: 'failed', fulfilment: 'cancelled' })
    expect(data).toMatchObject({ cancelledAt: NOW.toISOString(), pendingTask: 'release' })
    expect(data.lines).toEqual([line('cancelled'), line('cancelled')])
    expect(events).toEqual([{ event: 'cancelled', by: 'Asha', text: 'No stock' }])
    expect(orderTransition(order('confirmed', 'paid'), 'cancelled', NOW).data.paymentStatus).toBeUndefined()
  })

  it('with cash on delivery has its due task last, and keeps pending tasks', () => {
    const { data, events } = orderTransition(order('placed', 'pending'), 'soldOnDelivery', NOW, { paise: 5 })
    expect(data.pendingTask).toBe('ledger')
    expect(events).toEqual([{ event: 'confirmed' }, { event: 'paymentDue', paise: 5 }])
    const busy = order('placed', 'pending', ['waiting'], 'fulfil')
    expect(orderTransition(busy, 'soldOnDelivery', NOW).data.pendingTask).toBe('fulfil')
  })

  it('is completed by its cash once everything was delivered', () => {
    const collected = (states: LineState[]) =>
      orderTransition(order('confirmed', 'due', states), 'cashCollected', NOW).data.status
    expect(collected(['delivered'])).toBe('completed')
    expect(collected(['delivered', 'shipped'])).toBeUndefined()
  })
})

describe('an order whose lines changed state', () => {
  it.each<[string, OrderStatus, PaymentStatus, LineState[], OrderStatus, PaymentStatus, string]>([
    ['is completed with the last line', 'confirmed', 'paid', ['delivered'], 'completed', 'paid', 'done'],
    ['waits for its cash', 'confirmed', 'due', ['delivered'], 'confirmed', 'due', 'done'],
    ['goes on', 'confirmed', 'paid', ['delivered', 'packed'], 'confirmed', 'paid', 'partly'],
    ['is cancelled with the last', 'confirmed', 'due', ['cancelled'], 'cancelled', 'failed', 'cancelled'],
    ['keeps what was paid', 'confirmed', 'paid', ['cancelled'], 'cancelled', 'paid', 'cancelled'],
    ['stays cancelled', 'cancelled', 'paid', ['delivered'], 'cancelled', 'paid', 'cancelled'],
    ['stays completed', 'completed', 'paid', ['returned'], 'completed', 'paid', 'done'],
  ])('%s', (_what, status, payment, states, afterStatus, afterPayment, fulfilment) =>
    expect(applyLineStates(order(status, payment), states.map(line))).toEqual({
      status: afterStatus,
      paymentStatus: afterPayment,
      fulfilment,
      lines: states.map(line),
    }),
  )

  it('is reopened only on request', () => {
    const completed = order('completed', 'paid')
    expect(applyLineStates(completed, [line('shipped')]).status).toBe('completed')
    expect(applyLineStates(completed, [line('shipped')], { isReopened: true }).status).toBe('confirmed')
  })
})

it('no code writes an order’s status except through the table', () => {
  const literal = /\b(paymentStatus|fulfilment): '|\bstatus: '(placed|confirmed|completed|expired)'/
  const writers = ['cms/operations', 'cms/jobs', 'cms/endpoints', 'hooks'].flatMap((folder) =>
    filesBelow(path.resolve(folder), /\.ts$/).filter((file) => literal.test(readFileSync(file, 'utf8'))),
  )
  expect(writers.map((file) => path.relative('.', file))).toEqual([])
})
