/**
 * Kinds of proctoring reports, which the hall sends beside answers and staff and the student see: the tab or full screen was left, a copy
 * was tried, the network was lost.
 */
export const WATCHED_KINDS = [
  'tabLeft',
  'tabBack',
  'fullScreenLeft',
  'copyBlocked',
  'offline',
  'online',
] as const
export type WatchedKind = (typeof WATCHED_KINDS)[number]
