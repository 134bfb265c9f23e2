import { describe, expect, it } from 'vitest'
import { LINE_MOVES_BACK, type LineState, moveLineBack } from '#domain/orders/moves.ts'
import type { Scan } from '#domain/shipments/Scan.ts'
import { MANUAL_STATES, type ShipmentState } from '#domain/shipments/states.ts'
import { irreversibleEffect, lastManualMove, lineStateOf } from '#domain/shipments/undoMove.ts'

const scan = (at: number, state: ShipmentState | null, source: Scan['source']): Scan => ({
  at,
  state,
  source,
  text: '',
  place: null,
})

describe('the status that can be undone', () => {
  it('is the last manual one, back to the previous state', () => {
    const scans = [scan(1, 'pickedUp', 'staff'), scan(2, 'lost', 'staff')]
    expect(lastManualMove({ ownState: 'packed', state: 'lost', scans })).toMatchObject({ before: 'pickedUp' })
  })

  it('is none where a courier reported it', () => {
    const reported = [scan(1, 'inTransit', 'staff'), scan(2, 'delivered', 'courier')]
    expect(lastManualMove({ ownState: 'packed', state: 'delivered', scans: reported })).toBeNull()
    const both = [scan(1, 'delivered', 'staff'), scan(2, 'delivered', 'courier')]
    expect(lastManualMove({ ownState: 'packed', state: 'delivered', scans: both })).toBeNull()
    expect(lastManualMove({ ownState: 'packed', state: 'packed', scans: [] })).toBeNull()
  })

  it('moves lines back only along their table', () => {
    for (const state of MANUAL_STATES) {
      const from = lineStateOf(state)
      expect(moveLineBack({ state: from }, 'packed').state).toBe('packed')
    }
    const states: LineState[] = ['waiting', 'refunded', 'returned', 'fulfilled', 'cancelled']
    for (const state of states) expect(() => moveLineBack({ state }, 'packed')).toThrow(RangeError)
    expect(Object.keys(LINE_MOVES_BACK)).toEqual(['shipped', 'delivered', 'undelivered', 'lost'])
  })
})

describe('the warning that a status is final', () => {
  const line = (state: LineState) => ({ state, shipment: 'p', goods: [{}] })
  const order = (more: object = {}) => ({
    status: 'confirmed',
    paymentStatus: 'due',
    method: 'cashOnDelivery',
    returnedEntries: [],
    pendingReturns: [],
    lines: [line('shipped')],
    ...more,
  })
  const final = (to: ShipmentState, more: object = {}, collectsCash = true) =>
    irreversibleEffect(order(more) as never, { lines: [{ index: 0 }] }, to, collectsCash)

  it('is shown for recorded cash and for closing an unpaid order', () => {
    expect(final('delivered')).toBe('cashCounted')
    expect(final('rtoDelivered')).toBe('closed')
  })

  it('is not shown for paid orders, cash collected by staff, and partly delivered orders', () => {
    expect(final('delivered', { paymentStatus: 'paid' })).toBeNull()
    expect(final('delivered', {}, false)).toBeNull()
    expect(final('delivered', { lines: [line('shipped'), line('packed')] })).toBeNull()
    expect(final('rtoDelivered', { lines: [line('shipped'), line('delivered')] })).toBeNull()
    expect(final('lost')).toBeNull()
    expect(final('inTransit')).toBeNull()
  })
})
