import { describe, expect, it } from 'vitest'
import { applyScans, stateAfterScans } from '#domain/shipments/applyScans.ts'
import type { Scan } from '#domain/shipments/Scan.ts'
import {
  canShipmentMove,
  isShipmentOver,
  SHIPMENT_MOVES,
  SHIPMENT_STATES,
  type ShipmentState,
} from '#domain/shipments/states.ts'
import { random } from '#tests/support/random.ts'

const LONG = process.env.LONG === '1'
const SEEDS = LONG ? 5000 : 500

const scan = (at: number, state: ShipmentState | null, text = ''): Scan => ({
  at,
  state,
  text,
  place: null,
  source: 'courier',
})
const row = (own: ShipmentState = 'awbAssigned') => ({ own, state: own, scans: [] as Scan[] })

function shuffled<T>(list: readonly T[], draw: () => number): T[] {
  return list
    .map((one) => [draw(), one] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, one]) => one)
}

/** Random scans of a parcel: allowed transitions one after the other, with pauses and scans without a state. */
function randomScans(draw: () => number): Scan[] {
  let state: ShipmentState = 'awbAssigned'
  let at = 1_000
  const reported: Scan[] = []
  for (let step = 0; step < 40 && !isShipmentOver(state); step++) {
    at += 1 + Math.floor(draw() * 5)
    if (draw() < 0.2) reported.push(scan(at, null, `delay ${step}`))
    // Final states are less likely, so that histories are long enough.
    const next: ShipmentState[] = SHIPMENT_MOVES[state].filter((one) => one !== 'cancelled')
    const going = next.filter((one) => !isShipmentOver(one))
    const from = going.length > 0 && draw() < 0.8 ? going : next
    state = from[Math.floor(draw() * from.length)] as ShipmentState
    reported.push(scan(at, state, `scan ${step}`))
  }
  return reported
}

describe('a parcel', () => {
  it('ends as delivered, returned, lost or cancelled', () => {
    expect(SHIPMENT_STATES.filter(isShipmentOver)).toEqual(['delivered', 'rtoDelivered', 'lost', 'cancelled'])
  })

  it('is cancelled only before the courier has it', () => {
    const from = SHIPMENT_STATES.filter((state) => canShipmentMove(state, 'cancelled'))
    expect(from).toEqual(['pending', 'packed', 'awbAssigned'])
  })

  it.each<[string, Scan[], ShipmentState]>([
    ['follows scans in order', [scan(1, 'pickedUp'), scan(2, 'inTransit')], 'inTransit'],
    ['is not set back by an older scan', [scan(5, 'outForDelivery'), scan(2, 'inTransit')], 'outForDelivery'],
    [
      'is attempted again after each failed attempt',
      [
        scan(1, 'outForDelivery'),
        scan(2, 'attemptFailed'),
        scan(3, 'outForDelivery'),
        scan(4, 'attemptFailed'),
        scan(5, 'outForDelivery'),
      ],
      'outForDelivery',
    ],
    ['skips states that the courier did not report', [scan(3, 'delivered')], 'delivered'],
    ['stays delivered', [scan(3, 'delivered'), scan(4, 'inTransit')], 'delivered'],
    ['stays on its way back', [scan(3, 'rtoInitiated'), scan(4, 'inTransit')], 'rtoInitiated'],
    ['is not changed by a scan without a state', [scan(3, null, 'Delayed by rain')], 'awbAssigned'],
    [
      'applies scans of the same time in the order of states',
      [scan(1, 'inTransit'), scan(1, 'pickedUp')],
      'inTransit',
    ],
  ])('%s', (_what, news, state) => {
    expect(applyScans(row(), news).state).toBe(state)
    expect(applyScans(row(), news.toReversed()).state).toBe(state)
  })

  it('keeps its final state when an older scan of another one arrives later', () => {
    const delivered = { ...row(), state: 'delivered' as const, scans: [scan(9, 'delivered')] }
    const after = applyScans(delivered, [scan(3, 'rtoInitiated'), scan(4, 'lost')])
    expect(after.state).toBe('delivered')
    expect(after.scans.map(({ at }) => at)).toEqual([3, 4, 9])
  })

  it('stores a scan once, however often it is reported', () => {
    const news = [scan(1, 'pickedUp'), scan(2, null, 'Delayed')]
    const once = applyScans(row(), news)
    const twice = applyScans({ ...row(), ...once }, [...news, ...news])
    expect([once.hasNewScans, twice.hasNewScans]).toEqual([true, false])
    expect(twice.scans).toEqual(once.scans)
  })

  it(`reaches the same state and history from ${SEEDS} histories shuffled, repeated and in parts`, () => {
    for (let seed = 1; seed <= SEEDS; seed++) {
      const draw = random(seed)
      const life = randomScans(draw)
      const ordered = applyScans(row(), life)
      let reported: { own: ShipmentState; state: ShipmentState; scans: Scan[] } = row()
      const rest = shuffled([...life, ...life.filter(() => draw() < 0.5)], draw)
      while (rest.length > 0) {
        const { state, scans } = applyScans(reported, rest.splice(0, 1 + Math.floor(draw() * 4)))
        reported = { own: reported.own, state, scans }
      }
      expect(reported.state, `seed ${seed}`).toBe(ordered.state)
      expect(reported.scans, `seed ${seed}`).toEqual(ordered.scans)
      expect(stateAfterScans('awbAssigned', reported.scans), `seed ${seed}`).toBe(ordered.state)
    }
  })

  it('counts failed attempts by their time', () => {
    const news = [scan(4, 'attemptFailed'), scan(2, 'attemptFailed'), scan(4, 'attemptFailed')]
    expect(applyScans(row(), news).failedAt).toEqual([2, 4])
  })

  it('drops the oldest scans without a state beyond the limit, and no others', () => {
    const words = Array.from({ length: 300 }, (_, at) => scan(at, null, `word ${at}`))
    const { scans } = applyScans(row(), [scan(0, 'pickedUp'), ...words])
    expect(scans).toHaveLength(200)
    expect(scans[0]?.state).toBe('pickedUp')
    expect(scans.at(-1)?.text).toBe('word 299')
  })
})
