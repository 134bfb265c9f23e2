/** What became of edits at one of several servers. */
export type Edited = {
  /** Times from the answer to an edit until a view shows it, ms: one for each edit and view. */
  seenAfter: number[]
  /** Views that never showed an edit: number of the edit, and name of the view. */
  lost: string[]
  /** Time from the moment a stopped server goes on until its views show the last edit, ms; null when they never did. */
  afterPause: number | null
}

/** Aim for the 99th percentile, and for a server that was stopped, ms. */
const AIM_MS = 1000
const MAX_MS = 2 * AIM_MS
const MAX_REPORTED = 3

const share = (sorted: readonly number[], part: number): number =>
  sorted[Math.ceil(sorted.length * part) - 1] ?? Number.NaN
const inMs = (ms: number): string => `${ms.toFixed(0)} ms`

/** Summary of (o), and what went wrong. */
export function judgeEdits(
  edits: number,
  pausedMs: number,
  { seenAfter, lost, afterPause }: Edited,
): { text: string; faults: string[] } {
  const sorted = seenAfter.toSorted((a, b) => a - b)
  const [p50, p99, longest] = [0.5, 0.99, 1].map((part) => share(sorted, part)) as [number, number, number]
  const back = afterPause === null ? 'never' : `after ${inMs(afterPause)}`
  return {
    text:
      `o ${edits} edits at one of two servers are seen at both (${sorted.length} views): p50 ${inMs(p50)}, p99 ${inMs(p99)} (aim ${AIM_MS} ms), ` +
      `max ${inMs(longest)}; ${lost.length} not seen; the last edit is seen ${back} at a server that was stopped for ${pausedMs / 1000} s`,
    faults: [
      ...(lost.length === 0
        ? []
        : [`${lost.length} views did not show an edit: ${lost.slice(0, MAX_REPORTED).join('; ')}`]),
      ...(p99 <= MAX_MS ? [] : [`p99 ${inMs(p99)} is more than ${MAX_MS} ms`]),
      ...(afterPause === null ? ['a server that was stopped does not show what changed'] : []),
    ].map((fault) => `o: ${fault}`),
  }
}
