import { describe, expect, it } from 'vitest'
import { fulfilmentStage } from '#domain/orders/fulfilmentStage.ts'
import type { LineState } from '#domain/orders/moves.ts'
import { orderNextStep, type StepFacts } from '#domain/orders/orderNextStep.ts'

const facts = (values: Partial<StepFacts>): StepFacts => ({
  status: 'confirmed',
  paymentStatus: 'paid',
  method: 'online',
  isToPack: false,
  lines: [],
  parcels: [],
  returns: [],
  refunds: [],
  ...values,
})
type Parcel = StepFacts['parcels'][number]
const parcel = (values: Partial<Parcel>): Parcel => ({
  id: 'p',
  state: 'packed',
  awb: null,
  isUndecided: false,
  isAnswerPending: false,
  ...values,
})

describe('the next step of an order', () => {
  it.each<[string, Partial<StepFacts>, string | null]>([
    ['placed and not paid', { status: 'placed', paymentStatus: 'pending' }, 'awaitPayment'],
    [
      'waiting for a transfer',
      { status: 'placed', paymentStatus: 'due', method: 'bankTransfer' },
      'confirmTransfer',
    ],
    ['with goods to pack', { isToPack: true }, 'pack'],
    ['whose keys are missing', { lines: [{ state: 'backordered' }] }, 'addKeys'],
    ['packed without a number', { parcels: [parcel({})] }, 'addTracking'],
    ['packed with a number', { parcels: [parcel({ state: 'awbAssigned', awb: 'A1' })] }, 'handOver'],
    ['on its way', { parcels: [parcel({ state: 'inTransit', awb: 'A1' })] }, 'awaitDelivery'],
    [
      'whose parcel came back',
      { parcels: [parcel({ state: 'rtoDelivered', isUndecided: true })] },
      'decideParcel',
    ],
    [
      'delivered before its cash is noted',
      {
        paymentStatus: 'due',
        method: 'cashOnDelivery',
        lines: [{ state: 'delivered' }],
        parcels: [parcel({ state: 'delivered' })],
      },
      'collectCashOnDelivery',
    ],
    ['whose refund must be paid by hand', { refunds: [{ state: 'byHand' }] }, 'payRefund'],
    ['completed', { status: 'completed', parcels: [parcel({ state: 'delivered' })] }, null],
    ['cancelled', { status: 'cancelled', paymentStatus: 'failed' }, null],
  ])('%s', (_, values, kind) => expect(orderNextStep(facts(values))?.kind ?? null).toBe(kind))

  it('is pending work before waiting, and names its subject', () => {
    const busy = facts({
      isToPack: true,
      parcels: [
        parcel({ id: 'one', state: 'inTransit' }),
        parcel({ id: 'two', state: 'rtoDelivered', isUndecided: true }),
      ],
      returns: [{ id: 'r', state: 'approved' }],
    })
    expect(orderNextStep(busy)).toEqual({ kind: 'decideParcel', id: 'two' })
    expect(orderNextStep({ ...busy, returns: [{ id: 'requested', state: 'requested' }] })).toEqual({
      kind: 'decideReturn',
      id: 'requested',
    })
  })
})

describe('the progress of an order', () => {
  it.each<[LineState[], string]>([
    [['packed'], 'packed'],
    [['packed', 'fulfilled', 'cancelled'], 'packed'],
    [['shipped', 'delivered'], 'shipped'],
    [['undelivered', 'packed'], 'undecided'],
    [['packed', 'waiting'], 'waiting'],
    [['refunded', 'waiting'], 'waiting'],
    [['packed', 'backordered', 'cancelled'], 'waiting'],
    [['shipped', 'waiting'], 'partly'],
    [['fulfilled', 'waiting'], 'partly'],
    [['delivered', 'waiting'], 'partly'],
  ])('with %j is %s', (states, stage) => expect(fulfilmentStage('partly', states)).toBe(stage))

  it('is unchanged without partial fulfilment', () => {
    expect(fulfilmentStage('waiting', ['waiting'])).toBe('waiting')
    expect(fulfilmentStage('done', ['delivered', 'refunded'])).toBe('done')
    expect(fulfilmentStage('done', ['refunded', 'returned', 'cancelled'])).toBe('ended')
  })
})
