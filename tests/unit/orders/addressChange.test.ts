import { describe, expect, it } from 'vitest'
import {
  type AddressProblem,
  addressProblem,
  followsOrderAddress,
  readdressedAt,
  taskAfterAddress,
  USES_ADDRESS,
} from '#domain/orders/addressChange.ts'
import { LINE_STATES, type LineState, type OrderStatus, type PaymentStatus } from '#domain/orders/moves.ts'
import type { ShipmentState } from '#domain/shipments/states.ts'

const book = (state: LineState, shipment: string | null = null) => ({ state, shipment, goods: [{}] })
const course = (state: LineState) => ({ state, shipment: null, goods: [] })
const parcel = (state: ShipmentState, more: object = {}) => ({
  id: 'p1',
  state,
  courier: 'manual' as const,
  courierTask: null,
  providerOrderId: null,
  ...more,
})
const confirmed = (...lines: ReturnType<typeof book>[]) => ({
  status: 'confirmed' as const,
  pendingTask: null,
  lines,
})

it.each<[OrderStatus, PaymentStatus, ReturnType<typeof taskAfterAddress>]>([
  ['placed', 'pending', null],
  ['placed', 'due', 'notify'],
  ['confirmed', 'due', 'ledger'],
  ['confirmed', 'paid', 'ledger'],
  // Its last parcel was delivered and paid in between.
  ['completed', 'paid', 'ledger'],
  ['cancelled', 'failed', null],
  ['expired', 'pending', null],
])(
  'an order that is %s and %s has the task %s after its parcels have the new address',
  (status, paymentStatus, task) => expect(taskAfterAddress({ status, paymentStatus })).toBe(task),
)

describe('the delivery address of an order', () => {
  it('can be changed while something is still to be sent there', () => {
    const open = LINE_STATES.filter((state) => addressProblem(confirmed(book(state)), []) === null)
    expect(open).toEqual(['waiting', 'backordered', 'packed', 'undelivered', 'lost'])
    expect(open).toEqual(LINE_STATES.filter((state) => USES_ADDRESS[state]))
    for (const state of LINE_STATES)
      expect(addressProblem(confirmed(book(state), book('waiting')), []), state).toBeNull()
  })

  it.each<[OrderStatus, AddressProblem | null]>([
    ['placed', null],
    ['confirmed', null],
    ['completed', 'ended'],
    ['cancelled', 'ended'],
    ['expired', 'ended'],
  ])('of an order that is %s: %s', (status, problem) => {
    expect(addressProblem({ ...confirmed(book('waiting')), status }, [])).toBe(problem)
  })

  it.each<[string, ReturnType<typeof confirmed>, ReturnType<typeof parcel>[], AddressProblem | null]>([
    ['nothing is sent', confirmed(course('fulfilled')), [], 'nothingToSend'],
    ['all goods were cancelled', confirmed(book('cancelled')), [], 'nothingToSend'],
    ['all of it was delivered', confirmed(book('delivered')), [], 'handedOver'],
    // The order is updated shortly after its parcel.
    [
      'the parcel was handed over just now',
      confirmed(book('packed', 'p1')),
      [parcel('pickedUp')],
      'handedOver',
    ],
    ['the parcel waits', confirmed(book('packed', 'p1')), [parcel('awbAssigned', { awb: 'A1' })], null],
    [
      'one of two was handed over',
      confirmed(book('shipped', 'p1'), book('waiting')),
      [parcel('pickedUp')],
      null,
    ],
    [
      'the courier has the address',
      confirmed(book('packed', 'p1')),
      [parcel('packed', { courier: 'shiprocket', providerOrderId: '1' })],
      'booked',
    ],
    [
      'the address is being sent to the courier',
      confirmed(book('packed', 'p1')),
      [parcel('packed', { courier: 'shiprocket', courierTask: 'assign' })],
      'booked',
    ],
    [
      'its books are being kept',
      { ...confirmed(book('waiting')), pendingTask: 'ledger' as never },
      [],
      'busy',
    ],
    [
      'an earlier change is being processed',
      { ...confirmed(book('waiting')), pendingTask: 'address' as never },
      [],
      null,
    ],
  ])('where %s', (_, order, parcels, problem) => {
    expect(addressProblem(order, parcels)).toBe(problem)
  })
})

it('applies to parcels that were not handed over', () => {
  const taking = (['pending', 'packed', 'awbAssigned', 'pickedUp', 'cancelled', 'delivered'] as const).filter(
    (state) => followsOrderAddress(parcel(state)),
  )
  expect(taking).toEqual(['pending', 'packed', 'awbAssigned'])
  expect(followsOrderAddress(parcel('packed', { courier: 'shiprocket', providerOrderId: '1' }))).toBe(false)
})

it('requires reprinting the slip of a packed parcel until it is shipped', () => {
  const changed = { timeline: [{ event: 'addressChanged' as const, at: 2000 }] }
  const packed = { state: 'packed' as const, packedAt: new Date(1000).toISOString() }
  expect(readdressedAt(changed, packed)).toBe(2000)
  expect(readdressedAt(changed, { ...packed, packedAt: new Date(3000).toISOString() })).toBeNull()
  expect(readdressedAt(changed, { ...packed, state: 'pickedUp' })).toBeNull()
  expect(readdressedAt({ timeline: [] }, packed)).toBeNull()
})
