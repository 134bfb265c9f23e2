import { SCANS_MAX, type Scan, scanKey } from './Scan.ts'
import { canShipmentMove, isShipmentOver, SHIPMENT_STATES, type ShipmentState } from './states.ts'

const RANK = new Map(SHIPMENT_STATES.map((state, rank) => [state, rank]))

/** Chronological; scans of the same time in the order of the states. */
const chronological = (scans: readonly Scan[]): Scan[] =>
  scans.toSorted(
    (a, b) =>
      a.at - b.at ||
      (a.state === null ? -1 : (RANK.get(a.state) ?? 0)) -
        (b.state === null ? -1 : (RANK.get(b.state) ?? 0)) ||
      (scanKey(a) < scanKey(b) ? -1 : 1),
  )

/**
 * The state of a parcel after all its scans, starting from the state that we set ourselves. Scans count by
 * their own time, not by arrival: any order and any repetition give the same result. Scans that do not fit
 * are skipped, and an end state is final.
 */
export function stateAfterScans(baseState: ShipmentState, scans: readonly Scan[]): ShipmentState {
  let state = baseState
  for (const scan of chronological(scans))
    if (scan.state !== null && canShipmentMove(state, scan.state)) state = scan.state
  return state
}

export type AppliedScans = {
  state: ShipmentState
  scans: Scan[]
  /** Whether any of the scans was new. */
  hasNewScans: boolean
  /** Times of failed attempts, oldest first. */
  failedAt: number[]
}

/**
 * A parcel's row after more scans. `own` is the state that we set before any scan, `state` the current one:
 * an end state is kept whatever older scans arrive, because money and stock have followed it. Beyond the
 * maximum the oldest scans are dropped, except those with a state.
 */
export function applyScans(
  { own, state, scans }: { own: ShipmentState; state: ShipmentState; scans: readonly Scan[] },
  newScans: readonly Scan[],
): AppliedScans {
  const byKey = new Map(scans.map((scan) => [scanKey(scan), scan]))
  const before = byKey.size
  for (const scan of newScans) if (!byKey.has(scanKey(scan))) byKey.set(scanKey(scan), scan)
  const ordered = chronological([...byKey.values()])
  return {
    state: isShipmentOver(state) ? state : stateAfterScans(own, ordered),
    scans: trimmed(ordered),
    hasNewScans: byKey.size > before,
    failedAt: ordered.flatMap(({ state: scanState, at }) => (scanState === 'attemptFailed' ? [at] : [])),
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
