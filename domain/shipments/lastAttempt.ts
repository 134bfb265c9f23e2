import type { Scan } from './Scan.ts'

/** The last attempt at delivery that failed; null without one. Scans are in chronological order. */
export const lastAttempt = <Known extends Pick<Scan, 'state'>>(scans: readonly Known[]): Known | null =>
  scans.findLast(({ state }) => state === 'attemptFailed') ?? null
