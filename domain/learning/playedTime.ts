/** A part of a recording that was played, in seconds from its start; `to` is not before `from`. */
export type Played = readonly [from: number, to: number]

/** The fastest speed of the player: at most this many seconds are played per second. */
export const MAX_SPEED = 2
/** How long a network may delay one report against the one before, s. */
const DELAY_S = 3
/** Parts that are this close, s, are one: players report a moment before they stop. */
const JOIN_S = 0.5
/** Maximum number of played parts in a row; no player reports more. */
export const MAX_PARTS = 200

const tenths = (seconds: number): number => Math.round(seconds * 10) / 10

/** Parts in order, without overlaps. */
export function mergePlayed(parts: readonly Played[]): Played[] {
  const merged: [number, number][] = []
  for (const [from, to] of parts.toSorted(([a], [b]) => a - b)) {
    const last = merged.at(-1)
    if (last && from <= last[1] + JOIN_S) last[1] = Math.max(last[1], to)
    else merged.push([from, to])
  }
  return merged
}

/** Seconds of the recording that were played, each counted once. */
export const playedSeconds = (parts: readonly Played[]): number =>
  tenths(mergePlayed(parts).reduce((sum, [from, to]) => sum + to - from, 0))

/** The parts as they are stored: `0-30.5,90-120`. */
export const playedText = (parts: readonly Played[]): string =>
  mergePlayed(parts)
    .map(([from, to]) => `${tenths(from)}-${tenths(to)}`)
    .join()

/** The parts of a stored text; malformed ones are left out. */
export const playedParts = (text: string): Played[] =>
  text.split(',').flatMap((part): Played[] => {
    const [, from, to] = /^(\d+(?:\.\d+)?)-(\d+(?:\.\d+)?)$/.exec(part) ?? []
    return from === undefined || to === undefined || Number(to) < Number(from)
      ? []
      : [[Number(from), Number(to)]]
  })

/**
 * How many new seconds a report may add: at most what passed since the report before at the fastest speed, and together never more than
 * what passed since the lesson was opened at that speed. Times in ms, the rest in seconds.
 */
export function playBudget(
  row: { startedAt: number; reportedAt: number; playedS: number },
  now: number,
): number {
  const since = (from: number) => (Math.max(0, now - from) / 1000) * MAX_SPEED
  return Math.max(0, Math.min(since(row.reportedAt) + DELAY_S, since(row.startedAt) + DELAY_S - row.playedS))
}

/**
 * What was played after a report of `claimed` parts: those of it that are new, in their order, until `budgetS` seconds are used up.
 * A report that comes twice adds nothing.
 */
export function addPlayed(known: readonly Played[], claimed: readonly Played[], budgetS: number): Played[] {
  let played = mergePlayed(known)
  let left = budgetS
  for (const part of claimed)
    for (const [from, to] of unplayedParts(played, part)) {
      if (left <= 0) return played
      const end = Math.min(to, from + left)
      const next = mergePlayed([...played, [from, end]])
      if (next.length > MAX_PARTS) return played
      left -= end - from
      played = next
    }
  return played
}

/** The pieces of a part that are not among merged ones. */
function unplayedParts(played: readonly Played[], [from, to]: Played): Played[] {
  const missing: Played[] = []
  let at = from
  for (const [start, end] of played) {
    if (end <= at) continue
    if (start >= to) break
    if (start > at) missing.push([at, start])
    at = end
  }
  if (at < to) missing.push([at, to])
  return missing
}
