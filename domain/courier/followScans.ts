import { SCANS_MAX, type Scan, scanKey } from './Scan.ts'
import { canShipmentMove, isShipmentOver, SHIPMENT_STATES, type ShipmentState } from './states.ts'

const RANK = new Map(SHIPMENT_STATES.map((state, rank) => [state, rank]))

/** In the order in which it happened; what happened at one time in the order of the states. */
const inOrder = (scans: readonly Scan[]): Scan[] =>
  scans.toSorted(
    (a, b) =>
      a.at - b.at ||
      (a.state === null ? -1 : (RANK.get(a.state) ?? 0)) -
        (b.state === null ? -1 : (RANK.get(b.state) ?? 0)) ||
      (scanKey(a) < scanKey(b) ? -1 : 1),
  )

/**
 * Where a parcel is by all that was ever told of it, from the state that we gave it ourselves. News counts by the time at
 * which it happened, not by when it came: told in any order and several times it comes to the same. What does not fit is
 * left out, and nothing follows an end.
 */
export function stateAfter(own: ShipmentState, scans: readonly Scan[]): ShipmentState {
  let state = own
  for (const scan of inOrder(scans))
    if (scan.state !== null && canShipmentMove(state, scan.state)) state = scan.state
  return state
}

export type Followed = {
  state: ShipmentState
  scans: Scan[]
  /** Whether any of it was new. */
  isNotification: boolean
  /** When an attempt failed, oldest first. */
  failedAt: number[]
}

/**
 * What a parcel's row becomes by more news. `own` is the state that we gave it before any news, `state` where it stands: an
 * end stays, whatever older news still comes, because money and stock have followed it. The oldest are dropped beyond what
 * is kept, but for those that mean something.
 */
export function followScans(
  { own, state, scans }: { own: ShipmentState; state: ShipmentState; scans: readonly Scan[] },
  news: readonly Scan[],
): Followed {
  const all = new Map(scans.map((scan) => [scanKey(scan), scan]))
  const before = all.size
  for (const scan of news) if (!all.has(scanKey(scan))) all.set(scanKey(scan), scan)
  const kept = inOrder([...all.values()])
  return {
    state: isShipmentOver(state) ? state : stateAfter(own, kept),
    scans: trimmed(kept),
    isNotification: all.size > before,
    failedAt: kept.flatMap(({ state: one, at }) => (one === 'attemptFailed' ? [at] : [])),
  }
}

function trimmed(scans: Scan[]): Scan[] {
  let surplus = scans.length - SCANS_MAX
  if (surplus <= 0) return scans
  return scans.filter(({ state, undone }) => {
    if (state !== null || undone || surplus <= 0) return true
    surplus--
    return false
  })
}
