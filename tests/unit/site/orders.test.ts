import { describe, expect, test } from 'vitest'
import { isCancellable, LINE_STATES, type LineState } from '#domain/orders/moves.ts'
import { isPayable } from '#domain/orders/payable.ts'
import type { WholeOrder } from '#site/data/shop/orders.ts'
import type { ReturnRow } from '#site/data/shop/returns.ts'
import { lineNote } from '#site/features/orders/lineNote.ts'
import { orderEvents, orderHeadline, refundNote } from '#site/features/orders/orderEvents.ts'
import {
  isAnythingReturnable,
  isTracked,
  lineReturnState,
  orderStateName,
  promisedArrival,
  reorderableLines,
  returnAction,
  unitsGone,
  unreceivedLines,
} from '#site/features/orders/orderStateName.ts'
import { defaultChoice } from '#site/features/orders/returns/useReturnForm.ts'
import { orders as t } from '#site/texts/en/orders.ts'

type Kind = WholeOrder['lines'][number]['kind']
const NOON = Date.UTC(2026, 10, 20, 6, 30)

const line = (state: LineState, kind: Kind = 'physical') =>
  ({
    state,
    kind,
    product: 'p',
    variant: null,
    option: null,
    quantity: 1,
    validityDays: null,
    goods: kind === 'physical' ? [{}] : [],
  }) as unknown as WholeOrder['lines'][number]

const order = (values: Partial<WholeOrder>): WholeOrder =>
  ({
    status: 'confirmed',
    paymentStatus: 'paid',
    payablePaise: 5000,
    paidAt: '2026-11-20T06:30:00Z',
    lines: [line('waiting')],
    timeline: [],
    ...values,
  }) as WholeOrder

test.each([
  [['waiting', 'backordered'], 'cancel'],
  [['waiting', 'cancelled'], 'cancel'],
  [['waiting', 'fulfilled'], 'either'],
  [['delivered'], 'giveBack'],
  [['fulfilled', 'returned'], 'giveBack'],
] as const)('the offered action for lines %j is %s', (states, way) => {
  expect(returnAction(states.map((state) => ({ state })))).toBe(way)
})

describe('a line with a requested return', () => {
  const two = { ...line('delivered'), quantity: 2 }
  const returnRow = (id: string, state: ReturnRow['state'], quantity: number, index = 0) =>
    ({ id, state, lines: [{ index, quantity }] }) as unknown as ReturnRow

  test.each<[string, ReturnRow[], number, string | null]>([
    ['no return was requested', [], 2, null],
    ['all of it is under review', [returnRow('a', 'requested', 2)], 0, 'a'],
    ['one of it is on its way back', [returnRow('a', 'approved', 1)], 1, 'a'],
    ['it was refused', [returnRow('a', 'refused', 2)], 2, null],
    [
      'it was withdrawn, then requested again',
      [returnRow('b', 'requested', 1), returnRow('a', 'withdrawn', 2)],
      1,
      'b',
    ],
    [
      'one was refunded and the other is being',
      [returnRow('b', 'refunding', 1), returnRow('a', 'done', 1)],
      0,
      'b',
    ],
    ['another line is under review', [returnRow('a', 'requested', 1, 1)], 2, null],
  ])('offers the rest and shows the pending return when %s', (_when, returns, left, running) => {
    const given = lineReturnState(two, returns, 0)
    expect([given.left, given.running?.id ?? null]).toEqual([left, running])
    expect(isAnythingReturnable([two], returns)).toBe(left > 0)
  })
})

describe('the state of an order', () => {
  test.each([
    [{ status: 'placed', paymentStatus: 'pending' }, 'notPaid'],
    [{ status: 'placed', paymentStatus: 'failed' }, 'paymentFailed'],
    [{ status: 'placed', paymentStatus: 'due' }, 'transferAwaited'],
    [{ status: 'expired', paymentStatus: 'failed' }, 'expired'],
    [{ status: 'cancelled', paymentStatus: 'paid' }, 'cancelled'],
    [{ paymentStatus: 'due' }, 'packing'],
    [{ paymentStatus: 'refunded' }, 'refunded'],
    [{ lines: [line('fulfilled', 'course'), line('shipped')] }, 'onTheWay'],
    [{ lines: [line('packed'), line('delivered')] }, 'packed'],
    [{ lines: [line('backordered')] }, 'backordered'],
    [{ paymentStatus: 'partlyRefunded', lines: [line('cancelled'), line('waiting')] }, 'packing'],
    [{ paymentStatus: 'partlyRefunded', lines: [line('returned'), line('shipped')] }, 'onTheWay'],
    [{ paymentStatus: 'partlyRefunded', lines: [line('delivered')] }, 'partlyRefunded'],
    [{ status: 'completed', lines: [line('delivered')] }, 'delivered'],
    [{ status: 'completed', lines: [line('returned')] }, 'returned'],
    [{ status: 'completed', lines: [line('fulfilled', 'course')] }, 'paid'],
  ] as [Partial<WholeOrder>, string][])('of %o is %s', (values, state) =>
    expect(orderStateName(order(values))).toBe(state),
  )

  test.each([
    [{ lines: [line('shipped')] }, true],
    [{ paymentStatus: 'partlyRefunded', lines: [line('shipped')] }, true],
    [{ status: 'cancelled', paymentStatus: 'due', lines: [line('cancelled')] }, false],
    [{ lines: [line('lost')] }, false],
    [{ paymentStatus: 'partlyRefunded', lines: [line('lost'), line('refunded')] }, true],
    [{ paymentStatus: 'partlyRefunded', lines: [line('refunded'), line('fulfilled', 'course')] }, false],
    [{ lines: [line('undelivered')] }, false],
  ] as const)('of %j parcels may be shown: %s', (values, may) =>
    expect(isTracked(order(values as never))).toBe(may),
  )

  test('it can be paid only while placed and without a pending payment', () => {
    expect(isPayable(order({ status: 'placed', paymentStatus: 'failed' }))).toBe(true)
    for (const values of [
      { status: 'placed', paymentStatus: 'due' },
      { status: 'expired', paymentStatus: 'pending' },
      { status: 'confirmed', paymentStatus: 'paid' },
    ] as Partial<WholeOrder>[])
      expect(isPayable(order(values))).toBe(false)
  })

  test('it can be cancelled only while nothing was granted, packed or sent', () => {
    const open = LINE_STATES.filter((state) =>
      isCancellable(order({ lines: [line('waiting'), line(state)] })),
    )
    expect(open).toEqual(['waiting', 'backordered', 'cancelled'])
    expect(isCancellable(order({ status: 'completed' }))).toBe(false)
    const doing = ['fulfil', 'ledger', 'notify', 'release', null]
    const waiting = order({ lines: [line('waiting')] })
    expect(doing.filter((pendingTask) => isCancellable({ ...waiting, pendingTask }))).toEqual([
      'notify',
      'release',
      null,
    ])
  })

  test('cancelling one of two copies keeps date, steps and headline of the other', () => {
    const arrivesBy = Date.UTC(2026, 10, 30)
    const partly = order({
      paymentStatus: 'partlyRefunded',
      delivery: { arrivesBy } as WholeOrder['delivery'],
    })
    expect(promisedArrival(partly)).toBe(arrivesBy)
    expect(orderHeadline(partly, t)).toBe('We are packing your order')
    expect(orderEvents(partly, t, 'en').map(({ title }) => title)).toEqual([
      'Being packed',
      'Handed to the courier',
      'Delivered',
    ])
  })

  test('a line to return has neither reason nor quantity until they are chosen', () => {
    expect(defaultChoice(3)).toEqual({ quantity: null, reason: null, files: [] })
    expect(defaultChoice(1)).toEqual({ quantity: 1, reason: null, files: [] })
  })

  test('pieces of a line are cancelled before they are sent, and refunded after that', () => {
    const row = (kind: 'cancel' | 'return' | 'refund', state: string, index = 0, grade?: string) =>
      ({ kind, state, lines: [{ index, quantity: 1, grade }] }) as never
    const returns = [
      row('cancel', 'done'),
      row('cancel', 'refunding'),
      row('cancel', 'done', 1),
      row('return', 'done', 0, 'asNew'),
      row('cancel', 'refused'),
      row('refund', 'done'),
      row('return', 'done', 0, 'refused'),
      row('return', 'requested'),
    ]
    expect(unitsGone(returns, 0)).toEqual({ cancelled: 2, refunded: 2 })
  })

  test('repeatable products can be reordered, and all of a failed order', () => {
    const lines = [line('fulfilled', 'course'), line('delivered')]
    expect(reorderableLines(order({ lines }), () => false).map(({ kind }) => kind)).toEqual(['physical'])
    expect(reorderableLines(order({ lines, status: 'cancelled' }), () => false)).toHaveLength(2)
    // A course that another order has opened since is not reordered.
    const left = reorderableLines(order({ lines, status: 'cancelled' }), () => true)
    expect(left.map(({ kind }) => kind)).toEqual(['physical'])
    expect(
      reorderableLines(order({ lines, status: 'placed', paymentStatus: 'pending' }), () => false),
    ).toEqual([])
  })
})

describe('the timeline', () => {
  const event = (values: object) =>
    ({
      at: NOON,
      by: null,
      text: null,
      paise: null,
      isInternal: false,
      ...values,
    }) as WholeOrder['timeline'][number]

  test('is described without internal and transient events', () => {
    const timeline = [
      event({ event: 'placed' }),
      event({ event: 'paymentStarted', text: 'sandbox' }),
      event({ event: 'note', text: 'Looks odd', isInternal: true }),
      event({ event: 'paid', paise: 5000 }),
      event({ event: 'note', text: 'We call you on Monday' }),
    ]
    const events = orderEvents(order({ timeline }), t, 'en')
    expect(events.filter(({ state }) => state === 'done').map(({ title }) => title)).toEqual([
      'Order placed',
      'Paid',
      'Note',
    ])
    expect(events.map(({ when }) => when).join()).toContain('We call you on Monday')
    expect(JSON.stringify(events)).not.toContain('odd')
  })

  test('does not show failed or pending events as done', () => {
    const timeline = [event({ event: 'paymentFailed' }), event({ event: 'paymentDue', paise: 37_300 })]
    expect(
      orderEvents(order({ timeline, paymentStatus: 'due' }), t, 'en')
        .slice(0, 2)
        .map(({ state, title }) => [state, title]),
    ).toEqual([
      ['failed', 'Payment failed'],
      ['waiting', 'Payment of ₹373 is due'],
    ])
  })

  test('cash on delivery shows as agreed, not as a pending step', () => {
    const timeline = [event({ event: 'placed' }), event({ event: 'paymentDue', paise: 37_300 })]
    const due = order({ timeline, paymentStatus: 'due', method: 'cashOnDelivery' })
    expect(orderEvents(due, t, 'en', true).map(({ state, title }) => [state, title])).toEqual([
      ['done', 'Order placed'],
      ['done', 'Cash on delivery: ₹373 to pay'],
    ])
  })

  test('does not show steps after the order’s end', () => {
    const timeline = [
      event({ event: 'placed' }),
      event({ event: 'paymentDue', paise: 5000 }),
      event({ event: 'cameBack', text: 'Algebra' }),
      event({ event: 'cancelled' }),
    ]
    const ended = order({
      timeline,
      status: 'cancelled',
      paymentStatus: 'failed',
      method: 'cashOnDelivery',
      lines: [line('undelivered')],
    })
    expect(orderEvents(ended, t, 'en', true).map(({ state, title }) => [state, title])).toEqual([
      ['done', 'Order placed'],
      ['failed', 'The parcel was returned to us'],
      ['failed', 'Cancelled'],
    ])
  })

  test('shows a refund as done once it was processed', () => {
    const timeline = [
      event({ event: 'refundStarted', paise: 100 }),
      event({ event: 'refunded', paise: 100 }),
      event({ event: 'refundStarted', paise: 200 }),
    ]
    const states = orderEvents(order({ timeline, lines: [line('refunded')] }), t, 'en')
    expect(states.map(({ state }) => state)).toEqual(['done', 'waiting'])
  })

  test('shows the expected date until it is delivered', () => {
    const delivery = { arrivesBy: NOON } as WholeOrder['delivery']
    expect(promisedArrival(order({ delivery }))).toBe(NOON)
    expect(promisedArrival(order({ delivery, status: 'completed', lines: [line('delivered')] }))).toBeNull()
    expect(promisedArrival(order({ delivery, status: 'placed', paymentStatus: 'failed' }))).toBeNull()
    expect(promisedArrival(order({}))).toBeNull()
    expect(promisedArrival(order({ delivery }), [{ attempts: 0 }])).toBe(NOON)
    expect(promisedArrival(order({ delivery }), [{ attempts: 1 }])).toBeNull()
    // The expected date was that of the returned parcel.
    const timeline = [{ event: 'sentAgain' }] as unknown as WholeOrder['timeline']
    expect(promisedArrival(order({ delivery, timeline }))).toBeNull()
  })

  test('ends with the next steps', () => {
    const following = (values: Partial<WholeOrder>) =>
      orderEvents(order(values), t, 'en').map(({ title }) => title)
    expect(following({ status: 'placed', paymentStatus: 'pending' })).toEqual([
      'Payment',
      'Handed to the courier',
    ])
    expect(following({ lines: [line('shipped')] })).toEqual(['On the way', 'Delivered'])
    expect(following({ status: 'completed', lines: [line('delivered')] })).toEqual([])
  })

  test('has one headline, which mentions cash on delivery', () => {
    expect(orderHeadline(order({ paymentStatus: 'due' }), t)).toBe('Confirmed. Pay on delivery')
    expect(orderHeadline(order({ lines: [line('shipped')] }), t)).toBe('On the way to you')
  })
})

describe('undelivered goods', () => {
  const textsOf = (values: Partial<WholeOrder>, state: 'undelivered' | 'lost') => {
    const one = order({ method: 'cashOnDelivery', lines: [line(state)], ...values })
    const unreceived = unreceivedLines(one)
    return [
      orderHeadline(one, t),
      unreceived && t.unreceived[unreceived.money],
      lineNote(one, line(state), t, 'en'),
    ].join(' | ')
  }

  test('that were paid are resent or refunded', () => {
    expect(textsOf({ paymentStatus: 'paid' }, 'undelivered')).toMatch(
      /^The parcel was returned to us \| .*refund you.* \| Came back to us: .*refund you$/,
    )
    expect(textsOf({ paymentStatus: 'paid' }, 'lost')).toMatch(/^The courier lost the parcel \| .*refund you/)
  })

  test('with cash on delivery promise no refund', () => {
    expect(textsOf({ paymentStatus: 'due' }, 'lost')).toMatch(/^The courier lost the parcel \| .*cancel it/)
    expect(textsOf({ paymentStatus: 'due' }, 'lost')).not.toMatch(/refund/)
    const closed = textsOf({ status: 'cancelled', paymentStatus: 'failed' }, 'undelivered')
    expect(closed).toMatch(
      /^The parcel was returned to us \| .*nothing to pay.* \| Came back to us: nothing to pay$/,
    )
    expect(closed).not.toMatch(/refund|send it again/)
  })

  test('are not mentioned once resent or refunded', () => {
    expect(
      unreceivedLines(order({ method: 'online', lines: [line('refunded'), line('waiting')] })),
    ).toBeNull()
  })
})

test('a line shows its outcome', () => {
  const noteOf = (values: Partial<WholeOrder>, one = line('waiting')) => lineNote(order(values), one, t, 'en')
  expect(noteOf({ status: 'placed', paymentStatus: 'pending' })).toBe('Ships after payment')
  expect(noteOf({ status: 'placed', paymentStatus: 'failed' })).toBe('No payment received')
  expect(noteOf({})).toBe('Being packed')
  expect(noteOf({}, line('waiting', 'course'))).toBe('Opens in a moment')
  expect(noteOf({}, { ...line('fulfilled', 'course'), validityDays: 10 })).toMatch(
    /^Unlocked, valid till 30 Nov 2026$/,
  )
  expect(noteOf({}, line('fulfilled', 'serial-key-pack'))).toBe('Your keys are ready')
  expect(noteOf({}, line('revoked', 'course'))).toBe('Refunded')
})

test('a completed refund shows the bank reference, in the timeline and above a cancelled order', () => {
  const event = { event: 'refunded', at: NOON, paise: 5000, text: 'source', isInternal: false }
  const timeline = [{ ...event, bankReference: '433215687210' }] as WholeOrder['timeline']
  const cancelled = order({ status: 'cancelled', paymentStatus: 'refunded', timeline })
  const words = 'Bank reference 433215687210: quote it to your bank if the money does not arrive.'
  expect(orderEvents(cancelled, t, 'en')[0]?.when).toMatch(new RegExp(` · ${words}$`))
  expect(refundNote(cancelled, t)).toBe(
    `₹50 refunded to your original payment method. ${t.refundTakes} ${words}`,
  )
  const without = order({ status: 'cancelled', timeline: [event] as WholeOrder['timeline'] })
  expect(orderEvents(without, t, 'en')[0]?.when).not.toContain('Bank reference')
})
